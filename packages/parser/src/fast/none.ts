import type { LocatedURL } from "@url/serializer/internal";
import { rewrite } from "../rewrite.ts";

// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.
// Bundlers remove calls of functions without a body.

export function hasPlainAuthority(_input: string): undefined {}
export function hostToMend(_rest: string): undefined {}
export function isWhole(input: string, end: number): boolean {
  return end === input.length;
}
export function mendURL(_input: string, _end: number): undefined {}
export { locate as locateParsed } from "@url/serializer/internal";
export function rememberNormal(_href: string, _pathEnd: number): void {}
export function removeManyTabs(_part: string): undefined {}
export function replaceManyReverseSolidi(_part: string): undefined {}
export function resolveReference(_input: string, _base: LocatedURL): undefined {}
export function setCleanFragment(_url: LocatedURL, _value: string): undefined {}
export function setCleanHost(_url: LocatedURL, _value: string): undefined {}
export function setCleanHostname(_url: LocatedURL, _value: string): undefined {}
export function setCleanPath(_url: LocatedURL, _value: string): undefined {}
export function setCleanPort(_url: LocatedURL, _value: string): undefined {}
export function setCleanQuery(_url: LocatedURL, _value: string): undefined {}
export function setCleanScheme(_url: LocatedURL, _value: string): undefined {}

/** The match goes on to the end. */
export function tailOfNormal(tail: string): string {
  return tail;
}

/** Moves no offsets, and searches them again. */
export const splice: typeof import("./index.ts").splice = rewrite;
