import { parseBody } from "@url/urlencoded/body";
import { createFormDecoder } from "@url/urlencoded/stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf } from "./by-the-steps.ts";
import { firstError } from "./guard-by-the-byte.ts";

// Every run tries the same inputs.
fc.configureGlobal({ seed: 20261122 });

const pieces = ["a", "bcd", "&", "&", "=", "=", "+", "%41", "%C3%A9", "%C3", "%A9", "%E2%82", "%", "%4", "%zz", "é"];
const body = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((list) => bytesOf(list.join("")));
const few = (max: number) => fc.oneof(fc.nat({ max }), fc.constant(Number.POSITIVE_INFINITY));
const limits = fc.record({
  maxBytes: few(30),
  maxPairs: few(5),
  maxNameLength: few(6),
  maxValueLength: few(6),
  strict: fc.boolean(),
});

test("rejects the byte that a check of each byte rejects, for all limits, as a whole and in chunks", () => {
  fc.assert(
    fc.property(body, limits, fc.nat({ max: 40 }), fc.nat({ max: 40 }), (bytes, options, first, second) => {
      const expected = firstError(bytes, options);
      const whole = parseBody(bytes, options);
      expect(whole.ok ? undefined : [whole.error.code, whole.error.start]).toEqual(expected);
      const decoder = createFormDecoder(options);
      const [from, to] = [Math.min(first, second), Math.max(first, second)];
      let result = decoder.push(bytes.subarray(0, from));
      if (result.ok) result = decoder.push(bytes.subarray(from, to));
      if (result.ok) result = decoder.push(bytes.subarray(to));
      if (result.ok) result = decoder.end();
      expect(result.ok ? undefined : [result.error.code, result.error.start]).toEqual(expected);
    }),
    { numRuns: 20_000 },
  );
});

test("rejects the same code unit of text", () => {
  fc.assert(
    fc.property(body, limits, (bytes, options) => {
      const text = String.fromCharCode.apply(null, [...bytes]);
      const inText = parseBody(text, options);
      const inBytes = parseBody(bytes, options);
      expect(inText.ok).toBe(inBytes.ok);
      if (!inText.ok && !inBytes.ok) expect(inText.error).toEqual(inBytes.error);
    }),
    { numRuns: 5000 },
  );
});
