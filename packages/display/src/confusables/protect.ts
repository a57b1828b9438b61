import { domainToASCII, domainToUnicode } from "@url/host";
import { expectArray, expectText, refuse } from "@url/result/internal";
import { LONGEST_HOST } from "../host/labels.ts";
import { isOneEditAway } from "./one-edit.ts";
import { readingsOf } from "./readings.ts";

/**
 * How a domain is like a protected name: the `"same"` one or below it, one that looks like it (`"look-alike"`), is one letter away from
 * it (`"misspelt"`), has it between hyphens (`"with-affix"`), or under another suffix (`"other-suffix"`).
 */
export type Likeness = "same" | "look-alike" | "misspelt" | "with-affix" | "other-suffix";

/** A protected name, as it was given, and how a domain is like it. */
export interface NameMatch {
  readonly name: string;
  readonly likeness: Likeness;
}

/**
 * Says which of the protected names, if any, a registrable domain is like. If `closeOnly` is true, only the same name and a
 * look-alike are of interest, which are found faster; any other answer is ignored then.
 */
export type FindName = (domain: string, closeOnly?: boolean) => NameMatch | null;

/**
 * Returns a function that says which of `names`, if any, a registrable domain is or imitates: for the option `protect` of
 * `findSpoofs`. Give it all domains of your own: of the names "example.com" and "example.de", neither is an imitation of
 * the other. Accents and other marks do not count, as in "googlé.com", nor what tells i from l, as in "paypaI.com". A name whose first label has fewer than five characters is one letter away from many, and protected against
 * look-alikes alone.
 * @throws TypeError if `names` is not a list of strings, RangeError if one is not a domain of two labels and more
 * @example protectNames(["paypal.com"])("paypa1.com") // → { name: "paypal.com", likeness: "look-alike" }
 * @see https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
export function protectNames(names: readonly string[]): FindName {
  expectArray(names, "protectNames", "names");
  const index: Index = { exact: new Map(), shapes: new Map(), labels: new Map(), shorter: new Map() };
  for (const name of names) {
    const domain = typeof name === "string" ? domainToASCII(name) : undefined;
    if (domain?.ok !== true || !domain.value.slice(0, -1).includes(".")) {
      return refuse(name, "protectNames", "names", "a list of domains", "string");
    }
    add(name, withoutFinalDot(domain.value), index);
  }
  return (domain, closeOnly = false) => {
    expectText(domain, "the function of protectNames", "domain");
    return find(domain, index, closeOnly);
  };
}

/** The names by what is looked up: first come, first kept. */
interface Index {
  /** By the domain in ASCII. */
  readonly exact: Map<string, string>;
  /** By the shape of the domain. */
  readonly shapes: Map<string, string>;
  /** By the shape of the first label. */
  readonly labels: Map<string, string>;
  /** By the letters of the domain with one letter of the first label left out, and with none. */
  readonly shorter: Map<string, NamedLabel[]>;
}

interface NamedLabel {
  readonly name: string;
  /** The letters of the first label. */
  readonly label: string;
}

function add(name: string, ascii: string, { exact, shapes, labels, shorter }: Index): void {
  exact.set(ascii, name);
  for (const { letters, shape } of readingsOf(toUnicode(ascii))) {
    if (!shapes.has(shape)) shapes.set(shape, name);
    const [label, suffix] = split(letters);
    if (label.length < SHORTEST) continue;
    const [labelShape] = split(shape);
    if (!labels.has(labelShape)) labels.set(labelShape, name);
    for (const text of shortened(label)) {
      const key = `${text}.${suffix}`;
      const list = shorter.get(key);
      if (list) list.push({ name, label });
      else shorter.set(key, [{ name, label }]);
    }
  }
}

function find(domain: string, { exact, shapes, labels, shorter }: Index, closeOnly: boolean): NameMatch | null {
  if (domain.length > LONGEST_HOST) return null;
  // A host is asked about in thousands of spellings, which are in ASCII already: the conversion was half of the time.
  const ascii = PLAIN.test(domain) ? { ok: true, value: domain } : domainToASCII(domain);
  if (!ascii.ok) return null;
  const host = withoutFinalDot(ascii.value);
  for (let start = 0; start < host.length; start = host.indexOf(".", start) + 1 || host.length) {
    const same = exact.get(host.slice(start));
    if (same !== undefined) return { name: same, likeness: "same" };
  }
  const unicode = host.includes("xn--") ? toUnicode(host) : host;
  const readings = readingsOf(unicode);
  for (const { shape } of readings) {
    const name = shapes.get(shape);
    if (name !== undefined) return { name, likeness: "look-alike" };
  }
  if (closeOnly) return null;
  for (const { letters } of readings) {
    const [label, suffix] = split(letters);
    for (const text of shortened(label)) {
      const near = shorter.get(`${text}.${suffix}`)?.find((named) => isOneEditAway(label, named.label));
      if (near) return { name: near.name, likeness: "misspelt" };
    }
  }
  for (const { shape } of readings) {
    const [label] = split(shape);
    const name = labels.get(label);
    if (name !== undefined) return { name, likeness: "other-suffix" };
    const inside = findBetweenHyphens(label, labels);
    if (inside !== undefined) return { name: inside, likeness: "with-affix" };
  }
  return null;
}

/** Looks up each group of parts between hyphens: a name can have a hyphen itself. */
function findBetweenHyphens(label: string, labels: ReadonlyMap<string, string>): string | undefined {
  const parts = label.split("-");
  for (let start = 0; start < parts.length; start++) {
    for (let end = start + 1; end <= Math.min(start + MOST_PARTS, parts.length); end++) {
      const name = labels.get(parts.slice(start, end).join("-"));
      if (name !== undefined) return name;
    }
  }
  return undefined;
}

/** Yields a label, and what is left of it without each of its letters. */
function* shortened(label: string): Generator<string> {
  yield label;
  for (let i = 0; i < label.length; i++) yield label.slice(0, i) + label.slice(i + 1);
}

/** Splits a registrable domain into its first label and its suffix. */
function split(domain: string): readonly [label: string, suffix: string] {
  const dot = domain.indexOf(".");
  return dot === -1 ? [domain, ""] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

function toUnicode(ascii: string): string {
  const unicode = domainToUnicode(ascii);
  return unicode.ok ? unicode.value : ascii;
}

function withoutFinalDot(domain: string): string {
  return domain.endsWith(".") ? domain.slice(0, -1) : domain;
}

/** A domain that is in ASCII, or is not one. */
const PLAIN = /^[a-z\d.-]+$/;

const SHORTEST = 5;
const MOST_PARTS = 4;
