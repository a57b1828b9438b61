/** Every input was what it had to be, and everything that was asked for was done. */
export const OK = 0;

/** An input was bad, or the base; the message says which one and why. */
export const INVALID = 1;

/** Something could not be read or written. */
export const FAILED = 2;

/** The command does not exist, or its options or arguments are wrong. Nothing was read. */
export const MISUSE = 3;
