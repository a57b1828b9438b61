import { expect, test } from "vitest";
import { isSerializedIPv6, readIPv6, writeIPv6 } from "../src/internal.ts";

const pieces = new Uint16Array(8);

/** What the parser and the serializer make of the text; `null` if it is not an address. */
function serialized(text: string): string | null {
  return readIPv6(text, pieces) === null ? writeIPv6(pieces) : null;
}

function isSerialized(text: string): boolean {
  return isSerializedIPv6(`<${text}>`, 1, text.length + 1);
}

test("law: only text that parses and serializes to itself is taken for serialized", () => {
  const units = ["0", "1", "a", "A", "f00d", "0b", "fffff", ":", "::", ":0:", ".", "1.2.3.4", "g", "[", "\u0661"];
  let seed = 1;
  let found = 0;
  for (let i = 0; i < 50_000; i++) {
    let text = "";
    for (let n = 0; n < 15; n++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      text += n % 2 === 1 && seed % 8 > 0 ? ":" : units[Math.floor(seed / 64) % (n % 8 === 0 ? units.length : 5)]!;
      if (seed % 13 === 0) text += "::";
      if (!isSerialized(text)) continue;
      found++;
      expect(serialized(text)).toBe(text);
    }
  }
  expect(found).toBeGreaterThan(1000);
});

test('law: every serialized address is recognized, unless a run after "::" has as many zeros', () => {
  for (let bits = 0; bits < 3 ** 8; bits++) {
    let rest = bits;
    for (let i = 0; i < 8; i++) {
      pieces[i] = [0, 1, 0xabcd][rest % 3]!;
      rest = Math.floor(rest / 3);
    }
    const text = writeIPv6(pieces);
    const runs = (
      Array.from(pieces, (piece) => (piece === 0 ? "0" : "x"))
        .join("")
        .match(/00+/g) ?? []
    ).map((run) => run.length);
    const longest = Math.max(...runs);
    expect([text, isSerialized(text)]).toEqual([text, runs.filter((length) => length === longest).length < 2]);
  }
});

test("every small hex digit is one", () => {
  for (const digit of "123456789abcdef") expect([digit, isSerialized(`::${digit}`)]).toEqual([digit, true]);
});

test("what follows the range is not read", () => {
  expect(isSerializedIPv6("::ffff", 0, "::ffff".length)).toBe(true);
  expect(isSerializedIPv6("::ffff0", 0, "::ffff".length)).toBe(true);
});

test.each([
  "",
  ":",
  ":::",
  "1:",
  ":1",
  "::1:",
  "1::2::3",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "1:2:3:4:5:6:7::",
  "::ffff:1.2.3.4",
  "0::1",
  "1::0",
  "1:0:0:2:3:4:5:6",
  "01::",
  "1:2:01:3:4:5:6:7",
  "1:2:00:3:4:5:6:7",
  "::A",
  "::g",
])("is not serialized: %j", (text) => {
  expect(isSerialized(text)).toBe(false);
});
