/** Returns true if the authority of this scheme names a server. The case of the scheme is ignored. */
export function isServerBased(scheme: string): boolean {
  return DEFAULT_PORTS.has(scheme.toLowerCase());
}

/** Returns the default port of a scheme that names a server. */
export function defaultPort(scheme: string): number | undefined {
  return DEFAULT_PORTS.get(scheme.toLowerCase());
}

/** Returns true if this scheme has no authority, so that "//" after it is an error. */
export function isWithoutAuthority(scheme: string): boolean {
  return /^(about|cid|data|javascript|mailto|mid|news|tel|urn)$/i.test(scheme);
}

/**
 * The default ports of the schemes "that involve the direct use of an IP-based protocol to a specified server on the
 * Internet", which is how RFC 2396 introduces the server-based naming authority.
 * @see https://www.rfc-editor.org/rfc/rfc2396#section-3.2.2
 * @see https://www.iana.org/assignments/service-names-port-numbers
 */
const DEFAULT_PORTS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ["ftp", 21],
  ["gopher", 70],
  ["http", 80],
  ["https", 443],
  ["imap", 143],
  ["ldap", 389],
  ["nntp", 119],
  ["pop", 110],
  ["rtsp", 554],
  ["telnet", 23],
  ["ws", 80],
  ["wss", 443],
]);
