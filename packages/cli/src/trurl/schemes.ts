/** The schemes that curl supports, with their default ports, as text. */
const PORTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["dict", "2628"],
  ["file", ""],
  ["ftp", "21"],
  ["ftps", "990"],
  ["gopher", "70"],
  ["gophers", "70"],
  ["http", "80"],
  ["https", "443"],
  ["imap", "143"],
  ["imaps", "993"],
  ["ldap", "389"],
  ["ldaps", "636"],
  ["mqtt", "1883"],
  ["mqtts", "8883"],
  ["pop3", "110"],
  ["pop3s", "995"],
  ["rtsp", "554"],
  ["scp", "22"],
  ["sftp", "22"],
  ["smb", "445"],
  ["smbs", "445"],
  ["smtp", "25"],
  ["smtps", "465"],
  ["telnet", "23"],
  ["tftp", "69"],
  ["ws", "80"],
  ["wss", "443"],
]);

/** Returns the default port of `scheme`; `null` if none is known. */
export function knownPort(scheme: string | null): string | null {
  return PORTS.get(scheme ?? "") || null;
}

export function isSchemeOfCurl(scheme: string): boolean {
  return PORTS.has(scheme);
}

/** A host that starts with the name of one of these protocols and a dot has its scheme. */
const GUESSES = /^(?:[^/?#]*@)?(ftp|dict|ldap|imap|smtp|pop3)\./i;

/** Returns the scheme of a text without one. */
export function guessScheme(text: string): string {
  return GUESSES.exec(text)?.[1]?.toLowerCase() ?? "http";
}
