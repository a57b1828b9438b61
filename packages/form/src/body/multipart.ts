import type { Result } from "@url/result";
import { createSecret, withFiles } from "../definition/files.ts";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import type { Settings } from "../options/settings.ts";
import type { Pair } from "./pairs.ts";

/** A form of the type `multipart/form-data`. */
export interface Multipart {
  /** The values of files are texts that stand for them, which no sender can know. */
  readonly pairs: Pair[];
  /** Returns a value in which the files replace their texts. */
  restore(value: unknown): unknown;
}

/** Collects the parts of a form, within the limits of other forms. A file is limited by the body. */
export interface Parts extends Multipart {
  /** Adds a field. The text of a file is "" until it is set. */
  add(name: string, text: string): FormFailure | undefined;
  /** Makes one of the pairs a file, which the function returns when the form is complete. */
  setFile(pair: Pair, file: () => unknown): void;
}

/** Creates the parts of one form. */
export function createParts({ limits }: Settings): Parts {
  const { maxPairs, maxNameLength, maxValueLength } = limits;
  const pairs: Pair[] = [];
  const files = new Map<string, () => unknown>();
  const secret = createSecret();
  return {
    pairs,
    add(name, text) {
      if (pairs.length === maxPairs) return tooMuch("too-many-pairs", maxPairs);
      if (isLonger(name, maxNameLength)) return tooMuch("name-too-long", maxNameLength);
      if (isLonger(text, maxValueLength)) return tooMuch("value-too-long", maxValueLength);
      pairs.push([name, text]);
      return undefined;
    },
    setFile(pair, file) {
      pair[1] = `${secret}${files.size}`;
      files.set(pair[1], file);
    },
    restore: (value) => withFiles(value, new Map(Array.from(files, ([text, file]) => [text, file()]))),
  };
}

/** Returns the failure of a limit; the parsers of `multipart/form-data` do not say where a part begins. */
export function tooMuch(code: "too-many-pairs" | "name-too-long" | "value-too-long", limit: number): FormFailure {
  return failureOf({ code, limit, start: 0, end: 0 });
}

/**
 * Parses a body of the type `multipart/form-data` as the platform does. A file input without a file has the value "".
 * @see https://fetch.spec.whatwg.org/#dom-body-formdata
 */
export async function parseMultipart(
  body: Uint8Array,
  type: string,
  settings: Settings,
): Promise<Result<Multipart, FormFailure>> {
  try {
    return partsOf(await new Response(body, { headers: { "content-type": type } }).formData(), settings);
  } catch {
    return { ok: false, error: failureOf({ code: "malformed-multipart" }) };
  }
}

/** Returns the parts of a `FormData`. */
export function partsOf(entries: Entries, settings: Settings): Result<Multipart, FormFailure> {
  const parts = createParts(settings);
  for (const [name, value] of entries) {
    const isText = typeof value === "string";
    const error = parts.add(name, isText ? value : "");
    if (error) return { ok: false, error };
    // A file input without a file sends an empty one without a name.
    if (!isText && (value.name !== "" || value.size > 0)) {
      parts.setFile(parts.pairs[parts.pairs.length - 1]!, () => value);
    }
  }
  return { ok: true, value: parts };
}

/** Returns true if a text has more bytes than `limit` in UTF-8. */
function isLonger(text: string, limit: number): boolean {
  // A unit has three bytes at most.
  return text.length > limit || (3 * text.length > limit && new TextEncoder().encode(text).length > limit);
}

/** What a `FormData` is read as. */
export type Entries = Iterable<readonly [name: string, value: string | FileLike]>;

interface FileLike {
  readonly name: string;
  readonly size: number;
}

declare const Response: new (
  body: Uint8Array,
  init: { headers: Record<string, string> },
) => { formData(): Promise<Entries> };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
