/** The rules that reject. An error and a decision name the one that decided. */
export type RejectingRule =
  /** The text is not a URL. */
  | "invalid-url"
  /** The scheme is not in `schemes`. */
  | "scheme"
  /** The URL has a username or a password, and `credentials` is not "allow". */
  | "credentials"
  /** The port is not in `ports`, or is one that the Fetch Standard blocks. */
  | "port"
  /** There is no host, or the host is not one that the URL Standard's host parser accepts. */
  | "invalid-host"
  /** The host is in `hosts.deny`. */
  | "host-denied"
  /** There is a list `hosts.allow`, and the host is not in it. */
  | "host-not-allowed"
  /** The name is reserved for special use, such as `localhost` and names that end with `.internal`. */
  | "special-use-name"
  /** The name has one label, so that a resolver may append a local suffix. */
  | "single-label-name"
  /** The text to which a connection would be opened is not an IP address, or has a zone. */
  | "invalid-address"
  /** The address is in `addresses.deny`. */
  | "address-denied"
  /** A service of the machine's own cloud answers at the address. */
  | "cloud-service"
  /** The address is in a block that IANA's registries assign to a protocol, or one in it is not global. */
  | "special-address"
  /** The address is one of this machine, or of a network of IPv6 to which it is linked, and not in `addresses.allow`. */
  | "own-address"
  /** The name resolves to nothing. */
  | "no-address"
  /** The connection would be to a Unix domain socket that `sockets` does not name. */
  | "unix-socket"
  /** There were more redirects than `redirects.limit`. */
  | "redirect-limit"
  /** A redirect leads from https to http. */
  | "redirect-downgrade"
  /** A redirect asks for a body again that was a stream. */
  | "redirect-body"
  /** The connection was not open after `limits.connectTime`. */
  | "connect-time"
  /** The response was not complete after `limits.time`. */
  | "time"
  /** The response has more bytes than `limits.responseBytes`. */
  | "response-size";

/** The rules that allow. */
export type AllowingRule =
  /** The address is in `addresses.allow`. */
  | "address-allowed"
  /** A grant has the host, the address and the port. */
  | "granted"
  /** The address is public. */
  | "public-address"
  /** `sockets` names the Unix domain socket. */
  | "socket-named"
  /** The connection is to a proxy that `proxies` names. */
  | "proxy-named";

/** A rule that decides about a URL, an address or a connection. `resolution` means that the addresses of the name decide. */
export type Rule = RejectingRule | AllowingRule | "resolution";

/** What a policy says about a URL or a connection, and the rule that decided. */
export interface Decision {
  /** "unresolved" if the addresses to which the name resolves will decide. */
  readonly verdict: "allowed" | "rejected" | "unresolved";
  readonly rule: Rule;
  /** The URL without username and password; null if the decision is about a host or an address alone. */
  readonly url: string | null;
  /** The host as the URL Standard serializes it, or as it was given to an agent if it is not a host. */
  readonly host: string | null;
  /** The port, of which a default port is one too. */
  readonly port: number | null;
  /** The address that was judged, in its canonical text; for a socket its path. */
  readonly address: string | null;
}

/** A decision before the place that it is about is filled in. */
export function decide(rule: Rule, about: Partial<Decision> = {}): Decision {
  const verdict = rule === "resolution" ? "unresolved" : ALLOWING.has(rule) ? "allowed" : "rejected";
  return { url: null, host: null, port: null, address: null, ...about, verdict, rule };
}

const ALLOWING: ReadonlySet<Rule> = /* @__PURE__ */ new Set<Rule>([
  "address-allowed",
  "granted",
  "public-address",
  "socket-named",
  "proxy-named",
]);
