import { codePointValue } from "../code-points.ts";
import type { EncodeSets } from "../drafts/percent-encode-sets.ts";
import type { PercentEncodeSet } from "../percent-encode-sets.ts";

// Unlike 2014's, the simple set has U+007E, and the default set does not have "#".
const simple: PercentEncodeSet = (c) => codePointValue(c) < 0x20 || codePointValue(c) >= 0x7e;
const defaultSet: PercentEncodeSet = (c) => simple(c) || ' "<>?`'.includes(c);
const password: PercentEncodeSet = (c) => defaultSet(c) || "/@\\".includes(c);
const username: PercentEncodeSet = (c) => password(c) || c === ":";

/** "Percent-encoded bytes". */
export const ENCODE_SETS_2015: EncodeSets = { simple, default: defaultSet, password, username };
