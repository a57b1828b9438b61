// These numbers bound the output for one input, however long it is. The README states them.

/** Findings of one input. An input can have as many errors as characters. */
export const MAX_FINDINGS = 100;

/** Columns of one value in a text for people. */
export const MAX_COLUMNS = 1000;

/** Entries of one list in a text for people, and the columns of each. */
export const MAX_ENTRIES = 100;
export const MAX_ENTRY_COLUMNS = 200;

/** UTF-16 code units of one input, and of one text of a finding, in JSON. */
export const MAX_INPUT = 1000;
export const MAX_TEXT = 100;

/** Columns of a message that repeats what was given. */
export const MAX_MESSAGE_COLUMNS = 500;
