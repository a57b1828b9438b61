import { expect, test } from "vitest";
import { canonicalizeIPv4At, readIPv4Lenient, writeIPv4 } from "../src/internal.ts";

function readAt(text: string): string | undefined {
  return canonicalizeIPv4At(`<${text}>`, 1, text.length + 1);
}

test("law: it writes what the lenient parser reads, and nothing for an error or a final dot", () => {
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
          const expected = readIPv4Lenient(text);
          expect([text, readAt(text)]).toEqual([
            text,
            typeof expected === "number" && !text.endsWith(".") ? writeIPv4(expected) : undefined,
          ]);
        }
      }
    }
  }
});
