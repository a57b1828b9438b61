import { partsOf, serializeURL, type URLRecord } from "@url/serializer";

/** Returns the URL without username and password, for logs. */
export function withoutCredentials(url: URLRecord): string {
  return serializeURL({ ...partsOf(url), username: "", password: "" });
}
