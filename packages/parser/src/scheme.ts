/**
 * The scheme start and scheme states: returns where the ":" after a scheme is in `text[0, end)`, or -1 if the text does
 * not start with a scheme.
 *
 * ```
 * https://example.com/
 *      ^ returned
 * ```
 * @see https://url.spec.whatwg.org/#scheme-start-state
 * @see https://url.spec.whatwg.org/#scheme-state
 */
export function findSchemeEnd(text: string, end: number): number {
  const [scheme] = /^[a-z][a-z\d+.-]*(?=:)/i.exec(text) ?? [];
  return scheme !== undefined && scheme.length < end ? scheme.length : -1;
}

/** Returns the scheme `text[0, end)` in lower case. */
export function canonicalizeScheme(text: string, end: number): string {
  return text.slice(0, end).toLowerCase();
}
