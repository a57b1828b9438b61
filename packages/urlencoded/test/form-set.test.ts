import { FORM_URLENCODED, utf8PercentEncode } from "@url/percent";
import { serialize } from "@url/urlencoded";
import { expect, test } from "vitest";

test("the codec's own set is FORM_URLENCODED of @url/percent", () => {
  for (let unit = 0; unit < 0x100; unit++) {
    for (const text of [String.fromCharCode(unit), `${"a".repeat(40)}${String.fromCharCode(unit)}`]) {
      expect(serialize([[text, ""]])).toBe(`${utf8PercentEncode(text, FORM_URLENCODED)}=`);
    }
  }
});
