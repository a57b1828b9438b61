/** The sections of the list, as bits. */
export const ICANN = 1;
export const PRIVATE = 2;

/** What flags say for a section: `section << RULE`, and so on. */
export const RULE = 0;
export const WILDCARD = 2;
export const EXCEPTION = 4;
