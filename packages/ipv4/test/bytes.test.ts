import { expect, test } from "vitest";
import { ipv4FromBytes, ipv4ToBytes } from "../src/bytes.ts";

test.each([
  [0, [0, 0, 0, 0]],
  [0x7f000001, [127, 0, 0, 1]],
  [0xfffefdfc, [255, 254, 253, 252]],
] as const)("converts %i to its bytes in network order, and back", (address, bytes) => {
  expect(ipv4ToBytes(address)).toEqual(Uint8Array.from(bytes));
  expect(ipv4FromBytes(bytes)).toEqual({ ok: true, value: address });
  expect(ipv4FromBytes(Uint8Array.from(bytes))).toEqual({ ok: true, value: address });
});

test("bytes: fails unless there are four, and for an element that is not a byte", () => {
  expect(ipv4FromBytes([1, 2, 3])).toEqual({ ok: false, error: { code: "IPv4-bytes-length", start: 0, end: 3 } });
  expect(ipv4FromBytes([1, 2, 3, 4, 5])).toEqual({ ok: false, error: { code: "IPv4-bytes-length", start: 0, end: 5 } });
  expect(ipv4FromBytes([1, 256, 3, 4])).toEqual({
    ok: false,
    error: { code: "IPv4-byte-out-of-range", start: 1, end: 2 },
  });
  expect(ipv4FromBytes([1, 2, 3, -4])).toEqual({
    ok: false,
    error: { code: "IPv4-byte-out-of-range", start: 3, end: 4 },
  });
  expect(ipv4FromBytes([1, 2, 3.5, 4])).toEqual({
    ok: false,
    error: { code: "IPv4-byte-out-of-range", start: 2, end: 3 },
  });
  expect(ipv4FromBytes([Number.NaN, 2, 3, 4])).toEqual({
    ok: false,
    error: { code: "IPv4-byte-out-of-range", start: 0, end: 1 },
  });
});
