import { expect, test } from "vitest";
import { addressAt } from "../src/fast/index.ts";
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
  "[2001:db8::1]",
  "[2001:DB8:0:0:0:0:0:1]",
  "[::ffff:192.0.2.1]",
  "[1:0:0:2:3:0:0:4]",
  "[1:2]",
  "[]",
  "[",
  "[::1",
])('law: addressAt of %j is what canonicalizeHost returns, "" if nothing changes, or undefined', (host) => {
  const expected = canonicalizeHost(`http://${host}/`, false, undefined, 7, 7 + host.length);
  const address = addressAt(`http://${host}/`, 7, 7 + host.length);
  if (address !== undefined) expect(address === "" ? host : address).toBe(expected);
});

test("addressAt reads only addresses without an error or a final dot", () => {
  const addresses = ["127.1", "[::A]", "127.0.0.1", "[::a]", "1.2.3.4.", "256.1.1.1", "1.example", "[1:2]", "[::1"];
  expect(addresses.map((host) => addressAt(host, 0, host.length))).toEqual([
    "127.0.0.1",
    "[::a]",
    "",
    "[::a]",
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
