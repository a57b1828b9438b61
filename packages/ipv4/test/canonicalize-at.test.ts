import { expect, test } from "vitest";
import type { IPv4Error } from "../src/index.ts";
import { canonicalizeIPv4At, readIPv4Lenient, writeIPv4 } from "../src/internal.ts";

function readAt(text: string): string | IPv4Error | undefined {
  return canonicalizeIPv4At(`<${text}>`, 1, text.length + 1);
}

test("law: it writes what the lenient parser reads, nothing for a final dot, and of errors only a part out of range", () => {
  const parts = [
    "",
    "0",
    "1",
    "08",
    "010",
    "255",
    "256",
    "0x",
    "0xfF",
    "0X100",
    "65535",
    "16777216",
    "4294967295",
    "4294967296",
    "99999999999999999999",
    "a",
    "0xg",
    "1`",
    "1;",
    "1=",
    "-1",
    "\u0661",
  ];
  for (const a of parts) {
    for (const b of parts) {
      for (const tail of ["", ".3", ".3.4", ".3.4.5", ".3.4.0", ".0x3.0400", ".", "..", ".x"]) {
        for (const text of [a + tail, `${a}.${b}${tail}`]) {
          const lenient = readIPv4Lenient(text);
          const expected =
            typeof lenient === "number"
              ? writeIPv4(lenient)
              : lenient.code === "IPv4-out-of-range-part"
                ? { ...lenient, start: lenient.start + 1, end: lenient.end + 1 }
                : undefined;
          expect([text, readAt(text)]).toEqual([text, text.endsWith(".") ? undefined : expected]);
        }
      }
    }
  }
});
