/**
 * Returns where the public suffix of `domain` starts, in UTF-16 code units, by the rules of the sections of a list, or one
 * of the numbers below. `isCanonical` says that the text is certainly a domain as hosts have it.
 * @see https://github.com/publicsuffix/list/wiki/Format#formal-algorithm
 */
export type Find = (domain: string, sections: number, isCanonical: boolean) => number;

/** The domain has an empty label, and so no suffix. */
export const NO_SUFFIX = -1;

/** The text has to be parsed first. */
export const NOT_CANONICAL = -2;
