import type { List, UnparsedQuery } from "../list.ts";
import { writeList } from "../write-list.ts";

// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

/** Reads nothing: the whole list is made. */
export function readFirst(_query: List | UnparsedQuery, _name: unknown): undefined {}

export const unparsed = (text: string): UnparsedQuery => ({ text }) as UnparsedQuery;

export function knownItems(_value: object, _method: unknown, _convert: unknown): undefined {}

export function knownPairs(_value: object, _method: unknown, _convert: unknown, _pairOf: unknown): undefined {}

export function sortFew(_list: List): undefined {}

export function isSerialized(_query: List | UnparsedQuery): undefined {}

export function rememberPairs(_originals: unknown): void {}

/** Remembers nothing. */
export const nextWriter: typeof import("./index.ts").nextWriter = () => writeList;
