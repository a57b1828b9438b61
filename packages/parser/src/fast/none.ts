import { anyOf, type LocatedURL } from "@url/serializer/internal";
import { absolutePath, domain, endOfMatch, fileWith, port, queryAndFragment, sticky } from "../grammar.ts";
import { rewrite } from "../rewrite.ts";

// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.
// Bundlers remove calls of functions without a body.

export function insertPath(_input: string, _base: LocatedURL | undefined): undefined {}
/** Returns true if only the final slash may be missing, as in `https://example.com`. */
export function isOrigin(input: string): boolean {
  // Two searches, so that no slash is appended to most other inputs, such as relative references.
  return input.indexOf("/", "https://".length) === -1 && input.includes("//");
}
export function isWhole(input: string, end: number): boolean {
  return end === input.length;
}
export function mendURL(_input: string, _end: number, _base: LocatedURL | undefined, _parse: unknown): undefined {}
export { locate as locateParsed } from "@url/serializer/internal";
export { withoutDotSegments } from "../dot-segments.ts";
export { serializeDraft } from "../draft.ts";
export { findSchemeEnd } from "../scheme.ts";
export function rememberNormal(_href: string, _pathEnd: number): void {}
export function resolveReference(_input: string, _base: LocatedURL, _parse: unknown): undefined {}
export function setCleanFragment(_url: LocatedURL, _value: string): undefined {}
export function setCleanHost(_url: LocatedURL, _value: string): undefined {}
export function setCleanHostname(_url: LocatedURL, _value: string): undefined {}
export function setCleanPath(_url: LocatedURL, _value: string): undefined {}
export function setCleanPort(_url: LocatedURL, _value: string): undefined {}
export function setCleanQuery(_url: LocatedURL, _value: string): undefined {}
export function setCleanScheme(_url: LocatedURL, _value: string): undefined {}
export function startsAsURL(_input: string, _base: LocatedURL | undefined): undefined {}

/** Recognizes `http:`, `https:`, `ws:`, `wss:`, `ftp:` and `file:` URLs with a domain and a path. */
export function normalLength(input: string): number {
  return endOfMatch(NORMAL, input, 0);
}

const NORMAL = /* @__PURE__ */ sticky(() => {
  const rest = absolutePath() + queryAndFragment();
  // Not anchored at the end: a pattern that must reach "$" backtracks before it fails.
  return `${anyOf(0)}://${domain()}(?::${port()})?${rest}|${fileWith(rest)}`;
});

/** Moves no offsets, and searches them again. */
export const splice: typeof import("./index.ts").splice = rewrite;
