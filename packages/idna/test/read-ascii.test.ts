import fc from "fast-check";
import { expect, test } from "vitest";
import * as ascii from "../src/ascii-tier/index.ts";
import * as full from "../src/index.ts";
import * as platform from "../src/platform-tier/index.ts";

const domains = fc
  .array(fc.constantFrom(..."aA0-_. ßẞé日Ａא。", "xn--zca", "xn--a", "\u200c", "\u0301", "\u{1f600}", "\ud800", "℀"))
  .map((parts) => parts.join(""));

test.each([
  ["full", full],
  ["platform", platform],
  ["ascii", ascii],
] as const)(
  "readASCII of the tier %s returns the value of toASCII, or fails with the range of its error",
  (_, tier) => {
    fc.assert(
      fc.property(domains, (domain) => {
        const result = tier.toASCII(domain);
        const answer = tier.readASCII(domain);
        if (result.ok) expect(answer).toEqual(result);
        else expect(answer).toEqual(failure(result.error.start, result.error.end));
      }),
    );
  },
);

const failure = (start: number, end: number) => ({ ok: false, error: { code: "domain-to-ASCII", start, end } });

// The ranges are those of the code points that UTS #46 refuses: U+06DD is disallowed, U+0301 is a mark.
test("readASCII fails with the range of the error", () => {
  expect(full.readASCII("b.é\u06dd")).toEqual(failure(3, 4));
  expect(full.readASCII("ab.\u0301a")).toEqual(failure(3, 4));
  expect(ascii.readASCII("ab\u{1f600}é")).toEqual(failure(2, 4));
  expect(platform.readASCII("b.a\u200cb")).toEqual(failure(0, 5));
});
