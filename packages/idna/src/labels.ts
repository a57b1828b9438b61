/** A label of a domain as it was given: its number, from 0, and its range in UTF-16 code units. */
export interface Label {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the first label, from `label` on, that is not before number `index` and does not end before the offset `at`.
 * Only full stops and what maps to one separate labels, so labels keep their numbers when the domain is mapped. There is
 * no list of them: it would take more memory than the domain.
 */
export function findLabel(domain: string, label: Label = { index: -1, start: 0, end: -1 }, index = 0, at = 0): Label {
  let found = label;
  while (found.index < index || found.end < at) {
    const start = found.end + 1;
    const length = domain.slice(start).search(/[.\u3002\uff0e\uff61]/);
    found = { index: found.index + 1, start, end: length === -1 ? domain.length : start + length };
  }
  return found;
}
