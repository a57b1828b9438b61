import { partsOf, serializeURL, type URLRecord } from "@url/serializer";

/** The URL without username and password, as logs may have it. */
export function withoutCredentials(url: URLRecord): string {
  return serializeURL({ ...partsOf(url), username: "", password: "" });
}
