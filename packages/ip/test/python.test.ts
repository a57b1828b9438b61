import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
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
import { difference, type IPSet, makeSet, setToPrefixes } from "../src/set/index.ts";
import { type Classification, classify } from "../src/special/index.ts";
import { makeRandom } from "./random.ts";

// Python's ipaddress is the reference for tens of thousands of chance inputs. Where there is no python3, what these
// tests hold is held by the tables of the other files and, for sets and tables, by their slow twins there.
const hasPython = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]).status === 0;

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

describe.runIf(hasPython)("as Python's ipaddress says, where python3 is there", () => {
  let answers: Answers;
  beforeAll(() => {
    const script = fileURLToPath(new URL("python.py", import.meta.url));
    const input = JSON.stringify(questions);
    const { status, stdout, stderr } = spawnSync("python3", [script], { input, encoding: "utf8", maxBuffer: 2 ** 28 });
    if (status !== 0) throw new Error(stderr);
    answers = JSON.parse(stdout);
  }, 120_000);

  test("33,000 texts: which are addresses, and their forms, numbers, bytes and reverse names", () => {
    const ours = questions.addresses.map((text) => {
      if (!isAddress(text)) return null;
      const found = parseAddress(text) as string;
      return {
        text: found,
        exploded: expand(found),
        number: String(toBigInt(found)),
        arpa: addressToArpa(found),
        bytes: Buffer.from(toBytes(found) as Uint8Array).toString("hex"),
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

  test("the same addresses: multicast, IPv4 inside, and none global that is private there but by a newer row", () => {
    questions.addresses.forEach((text, index) => {
      const theirs = answers.addresses[index];
      if (theirs == null) return;
      const ours = classify(text) as Classification;
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

  test("6,000 prefixes: strict and masked, bounds, size, masks, supernet and subnets", () => {
    const ours = questions.prefixes.map((text) => {
      const strict = parsePrefix(text);
      const masked = parsePrefix(text, { hostBits: "mask" });
      if (typeof masked !== "string") return null;
      const [size, length] = [masked.includes(":") ? 128 : 32, Number(masked.split("/")[1])];
      const above = supernet(masked);
      return {
        strict: typeof strict === "string" ? strict : null,
        masked,
        first: firstAddress(masked),
        last: lastAddress(masked),
        size: String(prefixSize(masked)),
        netmask: netmask(masked),
        wildcard: wildcard(masked),
        supernet: typeof above === "string" ? above : null,
        subnets: [...(subnets(masked, Math.min(length + 3, size)) as Iterable<string>)],
      };
    });
    expect(differing(questions.prefixes, ours, answers.prefixes)).toEqual([]);
  });

  test("10,000 pairs of prefixes: one in the other, in common, and an address in one", () => {
    const ours = questions.relations.map(([a, b]) => [
      contains(a, b),
      overlaps(a, b),
      contains(a, firstAddress(b) as string),
    ]);
    expect(differing(questions.relations, ours, answers.relations)).toEqual([]);
    expect(ours.filter(([isIn]) => isIn).length).toBeGreaterThan(1_000);
  });

  test("800 lists of prefixes collapse to the same ones", () => {
    const ours = questions.collapses.map((texts) => setToPrefixes(setOf(texts)));
    expect(differing(questions.collapses, ours, answers.collapses)).toEqual([]);
  });

  test("4,000 ranges are the same prefixes", () => {
    const ours = questions.summaries.map(([first, last]) => rangeToPrefixes(first, last));
    expect(differing(questions.summaries, ours, answers.summaries)).toEqual([]);
  });

  test("4,000 prefixes less one in them are the same prefixes", () => {
    const ours = questions.differences.map(([outer, inner]) =>
      setToPrefixes(difference(setOf([outer]), setOf([inner]))),
    );
    expect(differing(questions.differences, ours, answers.differences)).toEqual([]);
  });
});

/** The first few questions on which the answers differ. */
function differing(asked: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const all = asked.map((question, index) => ({ question, ours: ours[index], theirs: theirs[index] }));
  return all.filter((one) => JSON.stringify(one.ours) !== JSON.stringify(one.theirs)).slice(0, 5);
}

/** A prefix, and one in it or the same. */
function nested(family: 4 | 6): [outer: string, inner: string] {
  const outer = prefix(family, family === 4 ? 4 : 8);
  const [first, length] = outer.split("/") as [string, string];
  const size = family === 4 ? 32 : 128;
  const inner = Number(length) + below(Math.min(12, size - Number(length)) + 1);
  const step = BigInt(below(2 ** (inner - Number(length)))) << BigInt(size - inner);
  return [outer, `${fromBigInt((toBigInt(first) as bigint) + step, family)}/${inner}`];
}

function range(family: 4 | 6): [first: string, last: string] {
  return [address(family), address(family)].sort(compareAddresses) as [string, string];
}

/** An IPv6 address that has this IPv4 address inside, in a place by chance. */
function withIPv4(ipv4: string): string {
  const [a, b, c, d] = toBytes(ipv4) as unknown as [number, number, number, number];
  const [high, low] = [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
  return [`::ffff:${high}:${low}`, `2002:${high}:${low}::1`, `2001:0:${high}:${low}::${low}:${high}`][below(3)]!;
}

/** One place changed, by what such texts are made of; "%" and "/" have other meanings there. */
function damage(text: string): string {
  const at = below(text.length + 1);
  const put = [":", ".", "0", "1", "f", "g", "::", "255", "256", " ", "-", ""][below(12)]!;
  return text.slice(0, at) + put + text.slice(at + below(2));
}

/** Later Pythons write an IPv4-mapped address with a dotted tail. */
function hexadecimal(text: string): string {
  return text.startsWith("::ffff:") && text.includes(".") ? (parseAddress(text) as string) : text;
}

function setOf(texts: readonly string[]): IPSet {
  const set = makeSet(texts);
  if ("code" in set) throw new Error(set.code);
  return set;
}
