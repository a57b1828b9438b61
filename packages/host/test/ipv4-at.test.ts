import { expect, test } from "vitest";
import { canonicalizeIPv4At } from "../src/fast/index.ts";
import { canonicalizeHost } from "../src/internal.ts";

test.each([
  "127.0.0.1",
  "127.1",
  "0x7f.1",
  // As long as its serialization, and one that starts with it.
  "0x7f00000a",
  "1.2.3.00",
  "1.2.3.0x",
  "0",
  "4294967295",
  "4294967296",
  "1.2.3.4.",
  "1.2.3.4.5",
  "256.1.1.1",
  "09",
  "1`",
  "a",
  "1.example",
  "[::1]",
])("law: canonicalizeIPv4At of %j is what canonicalizeHost returns, or undefined", (host) => {
  const expected = canonicalizeHost(`http://${host}/`, false, undefined, 7, 7 + host.length);
  const address = canonicalizeIPv4At(`http://${host}/`, 7, 7 + host.length);
  if (address !== undefined) expect(address).toEqual(expected);
});

test("canonicalizeIPv4At reads addresses without a final dot, and refuses parts that are out of range", () => {
  const addresses = [
    "127.1",
    "127.0.0.1",
    "1.2.3.4.",
    "256.1.1.1",
    "1.2.3.256",
    "1.65536",
    "1.2.3.4.5",
    "1.example",
    "[::1]",
  ];
  expect(addresses.map((host) => canonicalizeIPv4At(host, 0, host.length))).toEqual([
    "127.0.0.1",
    "127.0.0.1",
    undefined,
    { code: "IPv4-out-of-range-part", start: 0, end: 3 },
    { code: "IPv4-out-of-range-part", start: 6, end: 9 },
    "1.1.0.0",
    undefined,
    undefined,
    undefined,
  ]);
});
