import type { Variant } from "../memory/shape.ts";
import { between, pick, type Random } from "../random.ts";

/** What took the most in one function or another: each function is tried with these first. */
export const KNOWN: readonly Variant[] = [
  { start: null, part: "\u65e5" },
  { start: null, part: "\xc9\t" },
  { start: null, part: "=\0" },
  { start: "//", part: "http:////\xc9" },
  { start: "http://u:", part: "}\u3002`\xc9" },
  { start: null, part: "%80" },
  { start: null, part: "\ud800" },
];

/** Returns random inputs: one to four pieces over and over, behind the call's own start or another one. */
export function variantsOf(random: Random, count: number): readonly Variant[] {
  return Array.from({ length: count }, () => ({
    start: random() < 0.6 ? null : pick(random, STARTS),
    part: Array.from({ length: between(random, 1, 4) }, () => pick(random, PIECES)).join(""),
  }));
}

const STARTS = [
  "",
  "http://",
  "http://a/",
  "http://a/?",
  "http://a/#",
  "http://a/?a=",
  "a:",
  "a://",
  "http://u:",
  "/",
  "//",
];

/** What some function treats in its own way. */
const PIECES = [
  ..." \t\na1/\\.:@?#&=+-_,;()[]{}<>\"'%*!|^~$`",
  ...[
    "\xe9",
    "\xdf",
    "\xc9",
    "\u65e5",
    "\u0661",
    "\u0301",
    "\u200d",
    "\u202e",
    "\u3002",
    "\uff0f",
    "\ud83d\udd12",
    "\ud800",
    "\0",
  ],
  ...[
    "%41",
    "%c3%a9",
    "%80",
    "%2f",
    "%2e",
    "%E2%80%AE",
    "..",
    "/./",
    "//",
    "xn--",
    "xn--9ca.",
    "xn--a-0ga",
    "0x1.",
    "1.2.3.4",
  ],
  ...[
    "http://",
    "www.",
    ".com",
    "a@b.example ",
    "a=b&",
    "token=",
    "eyJhbGciOiJ.a.b",
    "a-com",
    "{a}",
    "{?a*}",
    "10.0.0.0/8\n",
    "1::",
  ],
];
