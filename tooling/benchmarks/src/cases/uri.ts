import * as ours from "@url/uri";
import { type Case, contestant, type Work } from "../case.ts";
import { generateWeb } from "../generate.ts";
import { FAST_URI, type FastURI, fastURI, OURS } from "../implementations.ts";
import { between, pick, seeded, word } from "../random.ts";
import { flatten } from "../strings.ts";

/** A reference and its base. */
type Pair = readonly [reference: string, base: string];

const parsed: Case<string> = {
  key: "uri-parse",
  title: "`parseURI(u)`",
  inputs: () => addresses(1000),
  contestants: [contestant(FAST_URI, fastURI, parseTheirs), contestant(OURS, ours, parseOurs)],
  comparisons: [{ against: FAST_URI, target: { before24: 8, from24: 8 } }],
};

const resolved: Case<Pair> = {
  key: "uri-resolve",
  title: "`resolve(r, u)`",
  inputs: () => pairs(1000),
  contestants: [contestant(FAST_URI, fastURI, resolveTheirs), contestant(OURS, ours, resolveOurs)],
  comparisons: [{ against: FAST_URI, target: { before24: 5, from24: 5 } }],
};

const normalized: Case<string> = {
  key: "uri-normalize",
  title: '`normalize(u, "scheme")`',
  inputs: () => addresses(1000).map(deform),
  contestants: [contestant(FAST_URI, fastURI, normalizeTheirs), contestant(OURS, ours, normalizeOurs)],
  comparisons: [{ against: FAST_URI, target: { before24: 5, from24: 5 } }],
};

/** RFC 3986 compared with fast-uri 4, on texts that both parse to the same components. */
export const uriCases: readonly Case[] = [parsed, resolved, normalized] as unknown as Case[];

function parseOurs({ parseURI }: typeof ours): Work<string> {
  return {
    run: (input) => parseURI(input).path.length,
    text: (input) => {
      const { scheme, userinfo, host, port, path, query, fragment } = parseURI(input);
      return [scheme, userinfo, host, port, path, query, fragment].map((part) => part ?? "-").join(" ");
    },
  };
}

function parseTheirs({ parse }: FastURI): Work<string> {
  return {
    run: (input) => parse(input).path!.length,
    text: (input) => {
      const { scheme, userinfo, host, port, path, query, fragment } = parse(input);
      return [scheme, userinfo, host, port, path, query, fragment].map((part) => part ?? "-").join(" ");
    },
  };
}

function resolveOurs({ resolveURI }: typeof ours): Work<Pair> {
  return {
    run: ([reference, base]) => resolveURI(reference, base).length,
    text: ([reference, base]) => resolveURI(reference, base),
  };
}

function resolveTheirs({ resolve }: FastURI): Work<Pair> {
  return {
    run: ([reference, base]) => resolve(base, reference).length,
    text: ([reference, base]) => resolve(base, reference),
  };
}

function normalizeOurs({ normalize }: typeof ours): Work<string> {
  return {
    run: (input) => normalize(input, "scheme").length,
    text: (input) => normalize(input, "scheme"),
  };
}

function normalizeTheirs({ normalize }: FastURI): Work<string> {
  return {
    run: (input) => normalize(input).length,
    text: (input) => normalize(input),
  };
}

/** Web addresses; one in five with a userinfo and a port, one in five a tag. */
function addresses(count: number): string[] {
  const random = seeded(8);
  return generateWeb(count, 8).map((address) => {
    const kind = between(random, 0, 4);
    if (kind === 0) return flatten(`tag:${word(random, 3, 6)},2004:${word(random, 4, 20)}`);
    return flatten(kind === 1 ? address.replace(/\/\/[^/]*/, (text) => `//u:p@${text.slice(2)}:8080`) : address);
  });
}

/** A reference of one to three segments, half of them with dot segments, against a web address. */
function pairs(count: number): Pair[] {
  const random = seeded(9);
  return generateWeb(count, 9).map((base): Pair => {
    const up = pick(random, ["", "", "", "../", "../../", "./"]);
    const path = Array.from({ length: between(random, 1, 3) }, () => word(random, 2, 8)).join("/");
    return [flatten(up + path + pick(random, ["", "", "?q=1", "#f"])), flatten(base)];
  });
}

/** One in four with a port to drop, one in four with triplets and one with dot segments to remove. */
function deform(text: string, index: number): string {
  switch (index % 4) {
    case 0:
      return flatten(text.replace(/^(https:\/\/[^/@]*)\//, "$1:443/"));
    case 1:
      return flatten(text.replace(/^(https:\/\/[^/]*\/)/, "$1%7Euser/%c3%bc/"));
    case 2:
      return flatten(text.replace(/^(https:\/\/[^/]*\/)/, "$1a/./b/../"));
    default:
      return text;
  }
}
