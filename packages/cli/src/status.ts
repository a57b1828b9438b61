/** Every input was a URL, and whatever was asked for was done. */
export const OK = 0;

/** An input was no URL; which one and why was said. */
export const INVALID = 1;

/** The command could not be carried out: an unknown command or option, or reading or writing failed. */
export const FAILED = 2;
