import { expect, test } from "vitest";
import { ASCII_DOMAIN, FORBIDDEN_DOMAIN_CODE_POINT, FORBIDDEN_HOST_CODE_POINT } from "../src/forbidden.ts";

// The Standard: "A forbidden host code point is U+0000 NULL, U+0009 TAB, U+000A LF, U+000D CR, U+0020 SPACE, U+0023 (#),
// U+002F (/), U+003A (:), U+003C (<), U+003E (>), U+003F (?), U+0040 (@), U+005B ([), U+005C (\\), U+005D (]), U+005E (^),
// or U+007C (|)." A forbidden domain code point is one of these, a C0 control, U+0025 (%), or U+007F DELETE.
const HOST = [0x00, 0x09, 0x0a, 0x0d, 0x20, 0x23, 0x2f, 0x3a, 0x3c, 0x3e, 0x3f, 0x40, 0x5b, 0x5c, 0x5d, 0x5e, 0x7c];

test.each(Array.from({ length: 256 }, (_, unit) => unit))(
  "the forbidden code points are the Standard's: %i",
  (unit) => {
    const text = String.fromCharCode(unit);
    const isForbidden = HOST.includes(unit) || unit <= 0x1f || unit === 0x25 || unit === 0x7f;
    expect(FORBIDDEN_HOST_CODE_POINT.test(text)).toBe(HOST.includes(unit));
    expect(FORBIDDEN_DOMAIN_CODE_POINT.test(text)).toBe(isForbidden);
    expect(ASCII_DOMAIN.test(text)).toBe(!isForbidden && unit < 0x80);
  },
);
