import type { DraftHost, DraftURL } from "./draft-url.ts";

/** The attributes with a setter, apart from `href` and that of the query object. */
export type Attribute =
  | "protocol"
  | "username"
  | "password"
  | "host"
  | "hostname"
  | "port"
  | "pathname"
  | "search"
  | "hash";

/** What the getters return, the same in both drafts, except for the IPv6 serializer. */
export function attributeOf(url: DraftURL, name: Attribute, serializeHost: (host: DraftHost | null) => string): string {
  switch (name) {
    case "protocol":
      return `${url.scheme}:`;
    case "username":
      return url.username;
    case "password":
      return url.password ?? "";
    case "host":
      return url.port === "" ? serializeHost(url.host) : `${serializeHost(url.host)}:${url.port}`;
    case "hostname":
      return serializeHost(url.host);
    case "port":
      return url.port;
    case "pathname":
      return url.relativeFlag ? `/${url.path.join("/")}` : url.schemeData;
    case "search":
      return url.query === null || url.query === "" ? "" : `?${url.query}`;
    case "hash":
      return url.fragment === null || url.fragment === "" ? "" : `#${url.fragment}`;
  }
}
