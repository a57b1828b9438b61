import type { URLSearchParams } from "@url/api";
import {
  type SharingHyperlink,
  type SharingURL,
  sharedSearchParams,
  sharingHyperlink,
  sharingURL,
} from "@url/history/2014";
import { orThrow } from "@url/result";
import { toScalarValues } from "@url/tooling-conformance/oracle";
import fc from "fast-check";
import * as draft from "./draft-url-utils.ts";

/** One of up to five URLs: a `URL`, or an element whose attribute has this text first. */
interface Start {
  readonly isURL: boolean;
  readonly href: string;
  readonly hasBase: boolean;
}

/** A change of the URL, or of the params, with the number `at`. */
interface Step {
  readonly what: string;
  readonly at: number;
  readonly name: string;
  readonly value: string;
}

const BASE = "https://base.example/dir/?inherited=1";
const MAX_URLS = 5;
/** The numbers from here on are those of the params objects that no URL has at first. */
const STANDALONE = ["?s=1&s=2", ""];

const absolute = fc.constantFrom(
  "https://a/",
  "https://a/?",
  "https://u@b:81/p?x#f",
  "http://c/?a=1&b=2",
  "HTTP://D?a b=%41+é",
  "mailto:m?a=b",
  "data:a b",
  "file:///p?q#",
  "ws://e/?é&&=",
  "x:?z",
);
const href = fc.oneof(
  absolute,
  fc.constantFrom("https://a:b/", "", "#g", "?r=1", "../s?t", "no URL\u{1f4a9}", " https://f/ "),
);
const text = fc.constantFrom("a", "b", "", "a b", "&=#?+", "é", "\u{1f4a9}", "\ud800", "1");
const query = fc.constantFrom("", "?", "a=1", "?a=1&b=2", "??x", "x", "a b=%41%", "é=\tb", "a#b", "+&&=", "b=&a");
const at = fc.nat({ max: MAX_URLS + STANDALONE.length - 1 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: steps("href", fc.constant(""), href), weight: 2 },
  { arbitrary: steps("search", fc.constant(""), query), weight: 2 },
  { arbitrary: steps("assign", fc.constant(""), at.map(String)), weight: 3 },
  { arbitrary: steps("change", fc.constantFrom("append", "set", "delete", "sort"), text), weight: 4 },
  { arbitrary: steps("attribute", fc.constantFrom("notify", "read"), href), weight: 1 },
  { arbitrary: steps("hash", fc.constant(""), text), weight: 1 },
  {
    arbitrary: steps("component", fc.constantFrom("protocol", "username", "host", "port", "pathname"), text),
    weight: 1,
  },
);

function steps(what: string, name: fc.Arbitrary<string>, value: fc.Arbitrary<string>): fc.Arbitrary<Step> {
  return fc.record({ what: fc.constant(what), at, name, value });
}

/** One to five URLs. */
export const starts: fc.Arbitrary<Start[]> = fc.array(
  fc.record({ isURL: fc.boolean(), href: absolute, hasBase: fc.boolean() }),
  { minLength: 1, maxLength: MAX_URLS },
);

export const changes: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 1, maxLength: 12 });

/**
 * Takes the steps with our objects and with those of the draft. Returns what was visible of each: all members after each
 * step, or after the last one only, because our objects write some queries when they are read.
 */
export function takeSteps(
  urls: readonly Start[],
  taken: readonly Step[],
  isReadEachTime: boolean,
): { readonly ours: unknown[]; readonly theirs: unknown[] } {
  const our = createOurs(urls);
  const their = createTheirs(urls);
  for (const [number, step] of taken.entries()) {
    our.log.push(["step", number, our.take(step)]);
    their.log.push(["step", number, their.take(step)]);
    if (!isReadEachTime && number < taken.length - 1) continue;
    our.log.push(our.read());
    their.log.push(their.read());
  }
  return { ours: our.log, theirs: their.log };
}

function createOurs(starts: readonly Start[]) {
  const log: unknown[] = [];
  const attributes = starts.map(({ href }) => href);
  const urls = starts.map(({ isURL, href, hasBase }, i) => {
    const base = hasBase ? BASE : undefined;
    if (isURL) return orThrow(sharingURL(href, base));
    return sharingHyperlink({
      getHref: () => attributes[i]!,
      setHref(value) {
        log.push([i, value]);
        attributes[i] = value;
      },
      getBase: () => base,
    });
  }) as (SharingURL & Partial<SharingHyperlink>)[];
  const standalone = STANDALONE.map((init) => sharedSearchParams(init));
  const paramsAt = (number: number) => standalone[number - MAX_URLS] ?? urls[number % urls.length]!.searchParams;
  return {
    log,
    read: () => {
      const params = [...urls.map(({ searchParams }) => searchParams), ...standalone];
      return [
        urls.map(({ href }) => href),
        attributes.slice(),
        params.map(String),
        params.map((p) => params.indexOf(p)),
      ];
    },
    take({ what, at, name, value }: Step): unknown {
      const i = at % urls.length;
      const url = urls[i]!;
      if (what === "change") return change(paramsAt(at), name, value);
      if (what === "assign") url.searchParams = paramsAt(Number(value));
      else if (what === "attribute") {
        if (starts[i]!.isURL || (name === "read" && attributes[i] === value)) return "none";
        attributes[i] = value;
        if (name === "notify") url.setTheURL!();
        else url.toString();
      } else if (what === "href") {
        try {
          url.href = value;
        } catch (error) {
          return error instanceof TypeError;
        }
      } else (url as unknown as Record<string, string>)[what === "component" ? name : what] = value;
      return undefined;
    },
  };
}

/** Web IDL converts the arguments of the methods. */
function wellFormed(text: string): string {
  return toScalarValues(text).join("");
}

/** `delete` gets one argument, because the draft's has no second one. */
function change(params: URLSearchParams, method: string, text: string): void {
  if (method === "delete") params.delete(text);
  else params[method as "append"](text, text);
}

function createTheirs(starts: readonly Start[]) {
  const log: unknown[] = [];
  const attributes = starts.map(({ href }) => href);
  const urls = starts.map(({ isURL, href, hasBase }, i) => {
    const base = hasBase ? BASE : null;
    if (isURL) return draft.newURL(href, base)!;
    return draft.newElement(href, base, (value) => {
      log.push([i, value]);
      attributes[i] = value;
    });
  });
  const standalone = STANDALONE.map((init) => draft.newParams(init.replace("?", "")));
  const paramsAt = (number: number) => standalone[number - MAX_URLS] ?? urls[number % urls.length]!.queryObject!;
  return {
    log,
    read: () => {
      const params = [...urls.map(({ queryObject }) => queryObject!), ...standalone];
      const texts = params.map(({ list }) => draft.serializeForm(list));
      return [urls.map(draft.getHref), attributes.slice(), texts, params.map((p) => params.indexOf(p))];
    },
    take({ what, at, name, value }: Step): unknown {
      const i = at % urls.length;
      const url = urls[i]!;
      if (what === "change") draft.change(paramsAt(at), name as "append", wellFormed(value), wellFormed(value));
      else if (what === "assign") draft.setSearchParams(url, paramsAt(Number(value)));
      else if (what === "attribute") {
        if (starts[i]!.isURL || (name === "read" && attributes[i] === value)) return "none";
        attributes[i] = value;
        draft.changeAttribute(url, value);
      } else if (what === "href") return draft.setHref(url, value) ? undefined : true;
      else if (what === "search") draft.setSearch(url, value);
      else draft.setComponent(url, (what === "component" ? name : what) as "hash", value);
      return undefined;
    },
  };
}
