import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { orThrow } from "@url/result";
import { beforeAll, describe, expect, test } from "vitest";
import { addressToArpa } from "../src/arpa/index.ts";
import { compareAddresses, expand, fromBigInt, isAddress, parseAddress, toBigInt, toBytes } from "../src/index.ts";
import {
  contains,
  firstAddress,
  lastAddress,
  netmask,
  overlaps,
  parsePrefix,
  prefixSize,
  rangeToPrefixes,
  subnets,
  supernet,
  wildcard,
} from "../src/prefix/index.ts";
import { difference, type IPSet, makeSet, prefixesOf } from "../src/set/index.ts";
import { classify } from "../src/special/index.ts";
import { makeRandom } from "./random.ts";

// Python's ipaddress is the reference for tens of thousands of random inputs. Without python3 these tests do not run;
// the other files test the same functions with the examples of the RFCs and, for sets and tables, by linear search.
const hasPython =
  spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"], { timeout: 30_000 }).status === 0;

const { below, address, prefix, spelled } = makeRandom(2026);
const families = [4, 6] as const;
const many = <Item>(count: number, make: (family: 4 | 6, index: number) => Item): Item[] =>
  families.flatMap((family) => Array.from({ length: count }, (_, index) => make(family, index)));

const questions = {
  addresses: [
    ...many(10_000, (family) => spelled(address(family))),
    ...many(5_000, (family) => damage(spelled(address(family)))),
    ...Array.from({ length: 3_000 }, () => spelled(withIPv4(address(4)))),
  ],
  prefixes: many(3_000, (family) =>
    below(2) === 0 ? prefix(family) : `${address(family)}/${below(family === 4 ? 34 : 130)}`,
  ),
  relations: many(5_000, (family) => nested(family)),
  collapses: many(400, (family) => Array.from({ length: below(60) }, () => nested(family)[1])),
  summaries: many(2_000, (family) => range(family)),
  differences: many(2_000, (family) => nested(family)),
};

interface Answers {
  readonly addresses: readonly (null | {
    readonly text: string;
    readonly exploded: string;
    readonly number: string;
    readonly arpa: string;
    readonly bytes: string;
    readonly multicast: boolean;
    readonly private: boolean;
    readonly inside: readonly (string | null)[];
  })[];
  readonly prefixes: readonly (null | {
    readonly strict: string | null;
    readonly masked: string;
    readonly first: string;
    readonly last: string;
    readonly size: string;
    readonly netmask: string;
    readonly wildcard: string;
    readonly supernet: string | null;
    readonly subnets: readonly string[];
  })[];
  readonly relations: readonly (readonly [boolean, boolean, boolean])[];
  readonly collapses: readonly (readonly string[])[];
  readonly summaries: readonly (readonly string[])[];
  readonly differences: readonly (readonly string[])[];
}

describe.runIf(hasPython)("agrees with Python's ipaddress, if python3 is installed", () => {
  let answers: Answers;
  beforeAll(() => {
    const script = fileURLToPath(new URL("python.py", import.meta.url));
    const input = JSON.stringify(questions);
    const { status, stdout, stderr } = spawnSync("python3", [script], {
      input,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      timeout: 120_000,
    });
    if (status !== 0) throw new Error(stderr);
    answers = JSON.parse(stdout);
  }, 120_000);

  test("33,000 texts: whether they are addresses, and their forms, numbers, bytes and reverse names", () => {
    const ours = questions.addresses.map((text) => {
      if (!isAddress(text)) return null;
      const found = orThrow(parseAddress(text));
      return {
        text: found,
        exploded: orThrow(expand(found)),
        number: String(orThrow(toBigInt(found))),
        arpa: orThrow(addressToArpa(found)),
        bytes: Buffer.from(orThrow(toBytes(found))).toString("hex"),
      };
    });
    const theirs = answers.addresses.map(
      (one) =>
        one && {
          text: hexadecimal(one.text),
          exploded: one.exploded,
          number: one.number,
          arpa: one.arpa,
          bytes: one.bytes,
        },
    );
    expect(differing(questions.addresses, ours, theirs)).toEqual([]);
    expect(ours.filter((one) => one === null).length).toBeGreaterThan(1_000);
  });

  test("the same texts: multicast and embedded IPv4, and an address that is private there is global only by a newer row", () => {
    questions.addresses.forEach((text, index) => {
      const theirs = answers.addresses[index];
      if (theirs == null) return;
      const ours = orThrow(classify(text));
      expect(ours.multicastScope !== null || (ours.block === null && ours.kind === "multicast"), text).toBe(
        theirs.multicast,
      );
      const inside = theirs.inside.filter((one) => one !== null);
      const forms = ["mapped", "6to4", "Teredo-server", "Teredo-client"];
      const found = ours.embedded.filter(({ form }) => forms.includes(form)).map((one) => one.address);
      expect(found, text).toEqual(inside);
      if (theirs.private && ours.isGlobal) expect(ours.block?.globallyReachable, text).toBe(true);
    });
  });

  test("6,000 prefixes: strict and masked text, bounds, size, masks, supernet and subnets", () => {
    const ours = questions.prefixes.map((text) => {
      const strict = parsePrefix(text);
      const masked = parsePrefix(text, { hostBits: "mask" });
      if (!masked.ok) return null;
      const prefix = masked.value;
      const [size, length] = [prefix.includes(":") ? 128 : 32, Number(prefix.split("/")[1])];
      const above = supernet(prefix);
      return {
        strict: strict.ok ? strict.value : null,
        masked: prefix,
        first: orThrow(firstAddress(prefix)),
        last: orThrow(lastAddress(prefix)),
        size: String(orThrow(prefixSize(prefix))),
        netmask: orThrow(netmask(prefix)),
        wildcard: orThrow(wildcard(prefix)),
        supernet: above.ok ? above.value : null,
        subnets: [...orThrow(subnets(prefix, Math.min(length + 3, size)))],
      };
    });
    expect(differing(questions.prefixes, ours, answers.prefixes)).toEqual([]);
  });

  test("10,000 pairs of prefixes: contains and overlaps", () => {
    const ours = questions.relations.map(([a, b]) => [
      contains(a, b),
      overlaps(a, b),
      contains(a, orThrow(firstAddress(b))),
    ]);
    expect(differing(questions.relations, ours, answers.relations)).toEqual([]);
    expect(ours.filter(([isIn]) => isIn).length).toBeGreaterThan(1_000);
  });

  test("800 lists of prefixes: prefixesOf", () => {
    const ours = questions.collapses.map((texts) => [...prefixesOf(setOf(texts))]);
    expect(differing(questions.collapses, ours, answers.collapses)).toEqual([]);
  });

  test("4,000 ranges: rangeToPrefixes", () => {
    const ours = questions.summaries.map(([first, last]) => orThrow(rangeToPrefixes(first, last)));
    expect(differing(questions.summaries, ours, answers.summaries)).toEqual([]);
  });

  test("4,000 pairs of prefixes, one in the other: difference", () => {
    const ours = questions.differences.map(([outer, inner]) => [
      ...prefixesOf(difference(setOf([outer]), setOf([inner]))),
    ]);
    expect(differing(questions.differences, ours, answers.differences)).toEqual([]);
  });
});

/** Returns the first five questions on which the answers differ. */
function differing(asked: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const all = asked.map((question, index) => ({ question, ours: ours[index], theirs: theirs[index] }));
  return all.filter((one) => JSON.stringify(one.ours) !== JSON.stringify(one.theirs)).slice(0, 5);
}

/** Makes a prefix, and one that it contains. */
function nested(family: 4 | 6): [outer: string, inner: string] {
  const outer = prefix(family, family === 4 ? 4 : 8);
  const [first, length] = outer.split("/") as [string, string];
  const size = family === 4 ? 32 : 128;
  const inner = Number(length) + below(Math.min(12, size - Number(length)) + 1);
  const step = BigInt(below(2 ** (inner - Number(length)))) << BigInt(size - inner);
  return [outer, `${orThrow(fromBigInt(orThrow(toBigInt(first)) + step, family))}/${inner}`];
}

function range(family: 4 | 6): [first: string, last: string] {
  return [address(family), address(family)].sort(compareAddresses) as [string, string];
}

/** Makes an IPv6 address that contains an IPv4 address in one of three forms. */
function withIPv4(ipv4: string): string {
  const [a, b, c, d] = orThrow(toBytes(ipv4)) as unknown as [number, number, number, number];
  const [high, low] = [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
  return [`::ffff:${high}:${low}`, `2002:${high}:${low}::1`, `2001:0:${high}:${low}::${low}:${high}`][below(3)]!;
}

/** Changes a text in one place, but not with "%" and "/", which Python's ipaddress reads in its own way. */
function damage(text: string): string {
  const at = below(text.length + 1);
  const put = [":", ".", "0", "1", "f", "g", "::", "255", "256", " ", "-", ""][below(12)]!;
  return text.slice(0, at) + put + text.slice(at + below(2));
}

/** Converts the dotted tail with which newer versions of Python write an IPv4-mapped address. */
function hexadecimal(text: string): string {
  return text.startsWith("::ffff:") && text.includes(".") ? orThrow(parseAddress(text)) : text;
}

function setOf(texts: readonly string[]): IPSet {
  return orThrow(makeSet(texts));
}
