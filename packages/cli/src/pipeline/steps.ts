import { appendSegments, type EditResult, joinPath, patchQuery, stripTracking, withParts } from "@url/edit";
import { parseURL } from "@url/parser";
import type { Result } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { parseString } from "@url/urlencoded";
import { didYouMean } from "../output/suggest.ts";
import { cutOnce } from "./cut-once.ts";
import { fieldOf } from "./fields.ts";
import { wildcard } from "./wildcard.ts";

/** Changes a URL: into one, or with `--iterate` into several. The error is a code, or a code and the part it is about. */
export type Step = (url: URLRecord) => Result<URLRecord | readonly URLRecord[], string>;

/** A step, and the option that asked for it, for messages. */
export interface NamedStep {
  readonly name: string;
  readonly step: Step;
}

/** Makes a step of the value of an option; the error is a sentence. */
type Maker = (value: string) => Result<Step, string>;

/** The parts that can be set, and what they are called in messages. */
export const PARTS = ["scheme", "username", "password", "host", "port", "path", "query", "fragment"] as const;
type Part = (typeof PARTS)[number];

/** The options that change a URL, in the order in which help lists them: the name of the value, the help, the maker. */
export const STEPS: Readonly<Record<string, readonly [value: string, help: string, make: Maker]>> = {
  set: ["<part>=<value>", "set a part; percent-encoded bytes stay, and the rest is encoded", setter(false)],
  "set-if-absent": ["<part>=<value>", "set a part that the URL does not have", setter(true)],
  remove: ["<part>", "remove a part", remover],
  "append-segment": ["<text>", 'append one segment to the path; "/" and "%" are encoded', appender],
  "append-path": ["<text>", 'append a path; "/" separates its segments', pathAppender],
  "append-query": ["<name>=<value>", "append a pair to the query", queryStep((pair) => ({ append: [pair] }))],
  "set-query": [
    "<name>=<value>",
    "give a name this value alone, or append the pair",
    queryStep(([name, value]) => ({ set: [[name, value]] })),
  ],
  "replace-query": ["<name>=<value>", "give a name this value alone, if the query has it", replacer],
  "remove-query": ["<name>", 'remove the pairs of this name; "*" stands for any text', queryRemover],
  "keep-query": [
    "<name>",
    'remove the pairs of all other names, which may have "*"; separate several with commas',
    queryKeeper,
  ],
  iterate: ["<part>=<list>", "one URL for each of the values, separated by spaces", iterator],
  resolve: ["<reference>", "resolve this reference against the URL", resolver],
};

/** The options without a value that change a URL. */
export const FLAG_STEPS: Readonly<Record<string, readonly [help: string, step: Step]>> = {
  "sort-query": ["sort the pairs of the query by name", (url) => kept(patchQuery(url, { sort: true }))],
  "dedupe-query": ["remove pairs that are there already", dedupe],
  "strip-tracking": ["remove the parameters that only track people", (url) => kept(stripTracking(url))],
};

function setter(ifAbsent: boolean): Maker {
  return (text) => {
    const assignment = assignmentOf(text);
    if (typeof assignment === "string") return fail(assignment);
    const [part, value] = assignment;
    return step((url) => (ifAbsent && isPresent(url, part) ? kept(url) : setPart(url, part, value)));
  };
}

function remover(text: string): Result<Step, string> {
  const part = partNamed(text);
  return part === undefined ? fail(noPart(text)) : step((url) => setPart(url, part, null));
}

function appender(text: string): Result<Step, string> {
  return step((url) => editResult(appendSegments(url, [text])));
}

function pathAppender(text: string): Result<Step, string> {
  return step((url) => editResult(joinPath(url, text)));
}

type Patch = Parameters<typeof patchQuery>[1];

function queryStep(patch: (pair: readonly [string, string]) => Patch): Maker {
  return (text) => {
    const change = patch(pairOf(text));
    return step((url) => kept(patchQuery(url, change)));
  };
}

function replacer(text: string): Result<Step, string> {
  const [name, value] = pairOf(text);
  return step((url) => {
    const query = readPart(url, "query");
    const isThere = query !== null && parseString(query).some((pair) => pair[0] === name);
    return isThere ? kept(patchQuery(url, { set: [[name, value]] })) : kept(url);
  });
}

function queryRemover(text: string): Result<Step, string> {
  const deleteWhere = wildcard(text);
  return step((url) => kept(patchQuery(url, { deleteWhere })));
}

function queryKeeper(text: string): Result<Step, string> {
  const isKept = text.split(",").map(wildcard);
  const deleteWhere = (name: string): boolean => !isKept.some((matches) => matches(name));
  return step((url) => kept(patchQuery(url, { deleteWhere })));
}

function iterator(text: string): Result<Step, string> {
  const assignment = assignmentOf(text);
  if (typeof assignment === "string") return fail(assignment);
  const [part, list] = assignment;
  return step((url) => {
    const urls: URLRecord[] = [];
    for (const value of list.split(" ")) {
      const result = setPart(url, part, value);
      if (!result.ok) return result;
      urls.push(result.value);
    }
    return { ok: true, value: urls };
  });
}

function resolver(reference: string): Result<Step, string> {
  return step((url) => {
    const result = parseURL(reference, { base: url });
    return result.ok ? result : { ok: false, error: result.error.code };
  });
}

function dedupe(url: URLRecord): Result<URLRecord, string> {
  const seen = new Set<string>();
  const deleteWhere = (name: string, value: string): boolean => {
    const key = `${name.length}:${name}${value}`;
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain;
  };
  return kept(patchQuery(url, { deleteWhere }));
}

function setPart(url: URLRecord, part: Part, value: string | null): Result<URLRecord, string> {
  return editResult(withParts(url, { [part]: value }));
}

function isPresent(url: URLRecord, part: Part): boolean {
  return (readPart(url, part) ?? "") !== "";
}

function readPart(url: URLRecord, part: Part): string | null {
  const field = fieldOf(part, null);
  return typeof field === "string" ? null : field({ input: "", url, error: null, port: null });
}

function editResult(result: EditResult<URLRecord>): Result<URLRecord, string> {
  return result.ok ? result : { ok: false, error: result.error.code };
}

function assignmentOf(text: string): [Part, string] | string {
  const [name, value] = cutOnce(text, "=");
  const part = partNamed(name);
  if (part === undefined) return noPart(name);
  return value === undefined ? `"${text}" has no value: write ${name}=<value>` : [part, withoutMark(name, value)];
}

/** Returns the name and the value of a pair, which is empty without a "=". */
function pairOf(text: string): [string, string] {
  const [name, value = ""] = cutOnce(text, "=");
  return [name, value];
}

function noPart(text: string): string {
  return `there is no part "${text}"; use one of ${PARTS.join(", ")}${didYouMean(text, [...PARTS, ...API_PARTS.keys()])}`;
}

/** Returns the part that a name stands for: ours, or that of the URL API. */
function partNamed(name: string): Part | undefined {
  return (PARTS as readonly string[]).includes(name) ? (name as Part) : API_PARTS.get(name);
}

/** The names of the URL API that differ from ours. */
export const API_PARTS: ReadonlyMap<string, Part> = /* @__PURE__ */ new Map<string, Part>([
  ["protocol", "scheme"],
  ["hostname", "host"],
  ["pathname", "path"],
  ["search", "query"],
  ["hash", "fragment"],
]);

/** Drops the ":", "?" or "#" that a value of the URL API may have. */
function withoutMark(name: string, value: string): string {
  switch (name) {
    case "protocol":
      return value.replace(/:$/, "");
    case "search":
      return value.replace(/^\?/, "");
    case "hash":
      return value.replace(/^#/, "");
    default:
      return value;
  }
}

function kept(url: URLRecord): Result<URLRecord, string> {
  return { ok: true, value: url };
}

function step(value: Step): Result<Step, string> {
  return { ok: true, value };
}

function fail(error: string): Result<Step, string> {
  return { ok: false, error };
}
