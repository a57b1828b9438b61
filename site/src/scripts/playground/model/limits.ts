/** Texts up to this length, in UTF-16 code units, are examined on the main thread, within a frame. */
export const EXAMINE_HERE = 10_240;

/** At most this many findings are listed; the page says how many more there are. */
export const MOST_FINDINGS = 50;

/** At most this many query pairs and path segments are listed. */
export const MOST_PAIRS = 50;

/** A text of up to this many units is drawn whole. Of a longer one, only what surrounds the findings is drawn. */
export const DRAWN_WHOLE = 2_000;

/** How many units are drawn before and behind a finding in a long text, and at most of the finding itself. */
export const AROUND = 60;

/** Of a value in a table, at most this many units are shown. */
export const CELL = 300;
