/**
 * The special schemes but `file`, in lower case, each with its default port. `file` has no port, and its rules are states
 * of their own. Every list, port and regular expression of this family that is about special schemes is made from this
 * table; a law in `tooling/laws` says that with one scheme more, one less and another port. Names are letters and
 * digits, so that they need no escape in a regular expression. What most URLs have comes first.
 *
 * An array, because a loop over it takes as long as a `switch`; with a `Map`, ten getters took 3 % more.
 * @see https://url.spec.whatwg.org/#special-scheme
 */
export const DEFAULT_PORTS: readonly (readonly [scheme: string, port: number])[] = [
  ["https", 443],
  ["http", 80],
  ["wss", 443],
  ["ws", 80],
  ["ftp", 21],
];

/** Returns the source of a regular expression that matches one scheme of the table (0), or one of its ports (1). */
export function anyOf(column: 0 | 1): string {
  return `(?:${DEFAULT_PORTS.map((row) => row[column]).join("|")})`;
}

// `scheme.ts` has these two with the check of their argument.

export function isSpecialScheme(scheme: string): boolean {
  return scheme === "file" || defaultPort(scheme) !== null;
}

export function defaultPort(scheme: string): number | null {
  for (const row of DEFAULT_PORTS) if (row[0] === scheme) return row[1];
  return null;
}
