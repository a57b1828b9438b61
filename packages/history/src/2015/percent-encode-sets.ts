import { codePointValue } from "../drafts/code-points.ts";
import type { EncodeSet } from "../drafts/percent.ts";
import type { EncodeSets } from "../drafts/percent-encode-sets.ts";

// Unlike 2014's, the simple set has U+007E, and the default set does not have "#".
const simple: EncodeSet = (c) => codePointValue(c) < 0x20 || codePointValue(c) >= 0x7e;
const defaultSet: EncodeSet = (c) => simple(c) || ' "<>?`'.includes(c);
const password: EncodeSet = (c) => defaultSet(c) || "/@\\".includes(c);
const username: EncodeSet = (c) => password(c) || c === ":";

/** "Percent-encoded bytes". */
export const ENCODE_SETS_2015: EncodeSets = { simple, default: defaultSet, password, username };
