// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.
// Bundlers remove calls of functions without a body.

export function isPlainDomain(_text: string): undefined {}

export function isASCIIDomain(_text: string): undefined {}

export function canonicalizeIPv4At(_input: string, _start: number, _end: number): undefined {}

export function decodeByEngine(_text: string): undefined {}
