import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";

/** A call that could take much memory, and its input. */
export interface MemoryShape {
  readonly key: string;
  readonly title: string;
  /** An input of `length` units, or bytes, or a few more or fewer. */
  readonly input: (length: number) => unknown;
  /** Its result, or a promise of it. */
  readonly run: (input: never) => unknown;
  /** The same by the platform, where it has it. */
  readonly native?: (input: never) => unknown;
}

export const LATIN = "\xe9";
export const HAN = "\u65e5";

export function shape<Input>(
  key: string,
  title: string,
  input: (length: number) => Input,
  run: (input: Input) => unknown,
): MemoryShape {
  return { key, title, input, run };
}

/** A shape for a function that has no special input: its key and title are the entry and the name. */
export function call<Input>(
  key: string,
  input: (length: number) => Input,
  run: (input: Input) => unknown,
): MemoryShape {
  return shape(key, `\`${key.split(" ")[1]}\` of \`${key.split(" ")[0]}\``, input, run);
}

/** Shapes for functions of one module that take the same input: alone, or as `run` gives it to them. */
export function calls<Module extends object, Name extends keyof Module & string, Input>(
  entry: string,
  module: Module,
  input: (length: number) => Input,
  names: readonly Name[],
  run: (called: Module[Name], input: Input) => unknown = (called, input) =>
    (called as (input: Input) => unknown)(input),
): MemoryShape[] {
  return names.map((name) => call(`${entry} ${name}`, input, (input) => run(module[name], input)));
}

/** What long inputs consist of instead of what their call says. */
export interface Variant {
  /** What the input begins with; null for the call's own start. */
  readonly start: string | null;
  readonly part: string;
}

let variant: Variant | null = null;

/** Makes every long input of this process consist of something else; null undoes it. The search for the densest input uses it. */
export function useVariant(other: Variant | null): void {
  variant = other;
}

/** A text of about `length` units: `start`, `part` over and over, `end`. */
export function text(start: string, part: string, end = ""): (length: number) => string {
  return (length) => {
    const other = length >= LONG ? variant : null;
    const unit = other?.part ?? part;
    return inOnePiece((other?.start ?? start) + unit.repeat(Math.ceil(length / unit.length)) + end);
  };
}

/** Shorter texts are not the input, but something beside it. */
const LONG = 10_000;

/** The record of such a text, which nothing has located yet. Its `href` has about `length` units. */
export function record(start: string, part: string, end = ""): (length: number) => URLRecord {
  const parsed = (length: number): URLRecord => orThrow(parseURL(text(start, part, end)(length)));
  return (length) => {
    // The parser can make six units of one.
    const growth = length < 2 * LONG ? 1 : parsed(LONG).href.length / LONG;
    return parsed(Math.floor(length / Math.max(growth, 1)));
  };
}

/** Bytes E9, which are ill-formed UTF-8. */
export function bytes(length: number): Uint8Array {
  if (variant === null) return new Uint8Array(length).fill(0xe9);
  return new Uint8Array(Buffer.alloc(length, variant.part).buffer, 0, length);
}

/** No detour over bytes, which would take lone surrogates away. */
function inOnePiece(rope: string): string {
  /^/.test(rope);
  return rope;
}
