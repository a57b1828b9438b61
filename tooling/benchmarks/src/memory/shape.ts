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

/** A text of about `length` units: `start`, `part` over and over, `end`. */
export function text(start: string, part: string, end = ""): (length: number) => string {
  return (length) => inOnePiece(start + part.repeat(Math.ceil(length / part.length)) + end);
}

/** The record of such a text, which nothing has located yet. */
export function record(start: string, part: string, end = ""): (length: number) => URLRecord {
  return (length) => orThrow(parseURL(text(start, part, end)(length)));
}

/** Bytes E9, which are ill-formed UTF-8. */
export function bytes(length: number): Uint8Array {
  return new Uint8Array(length).fill(0xe9);
}

/** No detour over bytes, which would take lone surrogates away. */
function inOnePiece(rope: string): string {
  /^/.test(rope);
  return rope;
}
