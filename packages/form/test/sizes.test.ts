import { expect, test } from "vitest";
import { bytesOf } from "../src/options/size.ts";

test.each([
  ["0", 0],
  ["100", 100],
  ["100b", 100],
  ["1kb", 1024],
  ["1 KB", 1024],
  ["1.5kb", 1536],
  ["2MB", 2_097_152],
  ["1gb", 1_073_741_824],
  [17, 17],
  [Infinity, Infinity],
])("%s is %d bytes", (size, bytes) => {
  expect(bytesOf(size)).toBe(bytes);
});
