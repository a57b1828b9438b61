import { serializePairs } from "@url/urlencoded/internal";
import type { Pair } from "../iterator.ts";
import type { UnparsedQuery } from "../list.ts";

// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

/** Reads nothing: the whole list is made. */
export function readFirst(_query: Pair[] | UnparsedQuery, _name: string): undefined {}

export const unparsed = (text: string): UnparsedQuery => ({ text }) as UnparsedQuery;

export function listOfRead(_query: UnparsedQuery): undefined {}

export function knownItems(_value: object, _method: unknown, _convert: unknown): undefined {}

export function isPlain(_text: unknown): undefined {}

export function sortFew(_list: Pair[]): undefined {}

export function isSerialized(_query: Pair[] | UnparsedQuery): undefined {}

export function rememberPairs(_originals: unknown): void {}

/** Remembers nothing. */
export const nextWriter: typeof import("./index.ts").nextWriter = () => serializePairs;
