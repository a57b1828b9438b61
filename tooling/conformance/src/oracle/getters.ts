import { serializeOrigin } from "./origin.ts";
import { serializeHost, serializePath, serializeURL } from "./serialize.ts";
import type { SetterName } from "./setters.ts";
import type { OracleURL } from "./url-record.ts";

export type GetterName = SetterName | "origin";

/**
 * What one of the API's getters returns.
 * @see https://url.spec.whatwg.org/#urlutils-members
 */
export function readGetter(url: OracleURL, name: GetterName): string {
  switch (name) {
    case "href":
      return serializeURL(url);
    case "origin":
      return serializeOrigin(url);
    case "protocol":
      return `${url.scheme}:`;
    case "username":
      return url.username;
    case "password":
      return url.password;
    case "host":
      if (url.host === null) return "";
      if (url.port === null) return serializeHost(url.host);
      return `${serializeHost(url.host)}:${url.port}`;
    case "hostname":
      return url.host === null ? "" : serializeHost(url.host);
    case "port":
      return url.port === null ? "" : String(url.port);
    case "pathname":
      return serializePath(url);
    case "search":
      return url.query === null || url.query === "" ? "" : `?${url.query}`;
    case "hash":
      return url.fragment === null || url.fragment === "" ? "" : `#${url.fragment}`;
  }
}
