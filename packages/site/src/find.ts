/**
 * Returns where the public suffix of `domain` starts, by the rules of the sections of a list, or where it starts together
 * with the label before it if `labels` is 1. `isCanonical` says that the text is certainly a domain in ASCII and lower case.
 * Offsets are UTF-16 code units.
 * @see https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export type Find = (domain: string, sections: number, isCanonical: boolean, labels: 0 | 1) => number;

/** The domain has an empty label, and so no suffix; or there is no label before the suffix. */
export const NOT_FOUND = -1;

/** The text has to be parsed first. */
export const NOT_CANONICAL = -2;
