/** A label of a domain as it was given: which one, from 0, and where, in UTF-16 code units. */
export interface Label {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The label after `label`, or the first one. Only where there is one: the last ends with the domain. A list of all of
 * them would take more than the domain does.
 */
export function nextLabel(domain: string, label?: Label): Label {
  const start = label === undefined ? 0 : label.end + 1;
  const length = domain.slice(start).search(SEPARATORS);
  return {
    index: label === undefined ? 0 : label.index + 1,
    start,
    end: length === -1 ? domain.length : start + length,
  };
}

/**
 * The label of number `index`, sought from `label` on. Nothing but a separator maps to a full stop, so labels keep their
 * numbers through mapping.
 */
export function labelOf(domain: string, index: number, label: Label = nextLabel(domain)): Label {
  let found = label;
  while (found.index < index) found = nextLabel(domain, found);
  return found;
}

/** The label in which `domain[at]` stands, sought from `label` on. */
export function labelAt(domain: string, at: number, label: Label = nextLabel(domain)): Label {
  let found = label;
  while (found.end < at) found = nextLabel(domain, found);
  return found;
}

/** What ends a label: the full stop, and what maps to it. */
const SEPARATORS = /[.\u3002\uff0e\uff61]/;
