import { URL, URLSearchParams } from "@url/api";
import { domainToASCII, domainToUnicode } from "@url/host";
import { canParse, parseURL } from "@url/parser";
import { parsePattern } from "@url/pattern";
import { PATH, percentDecodeText, utf8PercentEncode } from "@url/percent";
import { parseURI } from "@url/uri";
import { parse, serialize } from "@url/urlencoded";
import { validate } from "@url/validator";
import { expect, test } from "vitest";
import { MEMORY_CALLS } from "../src/memory/calls/index.ts";
import { text } from "../src/memory/shape.ts";
import { MEMORY_SHAPES } from "../src/memory/shapes.ts";

// Law 7: time is linear in the length of the input, or n log n. A quadratic function takes 256 times as long for 16 times the
// length, and one that takes n log n 21 times. The time is that of the processor, because other programs run on the machine
// too: by the clock, linear functions took up to 430 times as long where 30 programs waited for two processors.

const SHORT = 2 ** 13;
const LONG = 2 ** 17;
/** Milliseconds for the long input, up to which nothing is compared. */
const LITTLE = 300;
const MUCH = 100;

test.each([...MEMORY_SHAPES, ...MEMORY_CALLS].map((shape) => [shape.key, shape] as const))(
  "%s: time grows no faster than n log n",
  async (_, { input, run }) => {
    const call = run as (input: unknown) => unknown;
    const long = await timeOf(call, input(LONG));
    if (long > LITTLE) expect(long / (await timeOf(call, input(SHORT)))).toBeLessThan(MUCH);
  },
);

const PIECES = [
  ..."a.:/\\?#@[]%&=+*{}()|~-_0 \t\n\xadéß日\u0301\u0316\u05d0\u200d\ud83d\udca9",
  "..",
  "%2e",
  "xn--",
  "::",
  "//",
];
const STARTS = ["", "http://a/", "http://", "a:", "file:///", "http://a/?", "http://[", "xn--"];
const FUNCTIONS: Readonly<Record<string, (input: string) => unknown>> = {
  "new URL": (input) => URL.parse(input),
  "new URLSearchParams": (input) => String(new URLSearchParams(input)),
  "get of URLSearchParams": (input) => new URLSearchParams(input).get("b"),
  parseURL,
  canParse,
  validate: (input) => validate(input),
  domainToASCII,
  domainToUnicode,
  parsePattern: (input) => parsePattern(input),
  parseURI: (input) => parseURI(input),
  percentDecodeText,
  utf8PercentEncode: (input) => utf8PercentEncode(input, PATH),
  "serialize and parse": (input) => serialize(parse(input)),
};

test.each(Object.entries(FUNCTIONS))(
  "%s: the slowest of many random shapes grows no faster than n log n",
  async (_, call) => {
    const random = createRandom(20261123);
    const pick = (list: readonly string[]): string => list[random(list.length)]!;
    let slowest = { time: 0, make: text("", "a") };
    for (let tries = 0; tries < 80; tries++) {
      const part = Array.from({ length: 1 + random(4) }, () => pick(PIECES)).join("");
      const make = text(pick(STARTS), part, random(2) === 0 ? pick(PIECES) : "");
      const time = await timeOf(call as (input: unknown) => unknown, make(SHORT), 1);
      if (time > slowest.time) slowest = { time, make };
    }
    const run = call as (input: unknown) => unknown;
    const long = await timeOf(run, slowest.make(LONG));
    const shape = JSON.stringify(slowest.make(20));
    if (long > LITTLE) expect(long / (await timeOf(run, slowest.make(SHORT))), shape).toBeLessThan(MUCH);
  },
);

/** Returns the least processor time of some calls, in milliseconds. What a call throws is a result as well. */
async function timeOf(call: (input: unknown) => unknown, input: unknown, calls = 3): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < calls && least > 1; count++) {
    const start = process.cpuUsage();
    try {
      await call(input);
    } catch {}
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** A linear congruential generator: every run tries the same shapes. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}
