import { codePointValue } from "./code-points.ts";
import type { EncodeSet } from "./percent.ts";

/** The four sets of the section "Percent-encoded bytes". */
export interface EncodeSets {
  readonly simple: EncodeSet;
  readonly default: EncodeSet;
  readonly password: EncodeSet;
  readonly username: EncodeSet;
}

const simple: EncodeSet = (c) => codePointValue(c) < 0x20 || codePointValue(c) > 0x7e;
const defaultSet: EncodeSet = (c) => simple(c) || ' "#<>?`'.includes(c);
const password: EncodeSet = (c) => defaultSet(c) || "/@\\".includes(c);
const username: EncodeSet = (c) => password(c) || c === ":";

/** "Percent-encoded bytes", which 2012 and 2014 have with the same words. */
export const ENCODE_SETS: EncodeSets = { simple, default: defaultSet, password, username };
