import { codePointValue } from "../code-points.ts";
import type { PercentEncodeSet } from "../percent-encode-sets.ts";

/** The four sets of the section "Percent-encoded bytes". */
export interface EncodeSets {
  readonly simple: PercentEncodeSet;
  readonly default: PercentEncodeSet;
  readonly password: PercentEncodeSet;
  readonly username: PercentEncodeSet;
}

const simple: PercentEncodeSet = (c) => codePointValue(c) < 0x20 || codePointValue(c) > 0x7e;
const defaultSet: PercentEncodeSet = (c) => simple(c) || ' "#<>?`'.includes(c);
const password: PercentEncodeSet = (c) => defaultSet(c) || "/@\\".includes(c);
const username: PercentEncodeSet = (c) => password(c) || c === ":";

/** "Percent-encoded bytes", which 2012 and 2014 have with the same words. */
export const ENCODE_SETS: EncodeSets = { simple, default: defaultSet, password, username };
