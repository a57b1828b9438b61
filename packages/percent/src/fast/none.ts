import type { PercentEncodeSet } from "../sets.ts";

// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.
// Bundlers remove calls of functions without a body.

export { encodeText } from "../encode-text.ts";

export function encodeByEngine(_text: string, _set: PercentEncodeSet): undefined {}

export function decodeByEngine(_text: string): undefined {}
