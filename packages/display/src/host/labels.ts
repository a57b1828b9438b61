/** A label of a domain, and its range in the domain in UTF-16 code units. */
export interface PlacedLabel {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Yields the labels of a domain. There is no list of them: it would take more memory than the domain. */
export function* labelsOf(domain: string): Generator<PlacedLabel> {
  for (let start = 0; start <= domain.length; ) {
    const dot = domain.indexOf(".", start);
    const end = dot === -1 ? domain.length : dot;
    yield { text: domain.slice(start, end), start, end };
    start = end + 1;
  }
}

/** Returns how many labels a domain has. */
export function countLabels(domain: string): number {
  let count = 1;
  for (let dot = domain.indexOf("."); dot !== -1; dot = domain.indexOf(".", dot + 1)) count++;
  return count;
}

/**
 * Returns where the last `count` of the labels begin that end at the offset `end`; behind the dot at `end` if `count` is 0.
 *
 *     www.example.co.uk
 *         ^ 3      ^ 1 ^ end
 */
export function startOfLast(count: number, domain: string, end: number): number {
  let start = end + 1;
  for (let i = 0; i < count && start > 0; i++) start = start === 1 ? 0 : domain.lastIndexOf(".", start - 2) + 1;
  return start;
}

/** Returns the last label of a domain that is not empty: a domain can end in a dot. */
export function topLevelOf(domain: string): string {
  const end = domain.endsWith(".") ? domain.length - 1 : domain.length;
  return domain.slice(domain.lastIndexOf(".", end - 1) + 1, end);
}

/** A host is at most this long in DNS; the parser accepts longer ones. */
export const LONGEST_HOST = 253;
