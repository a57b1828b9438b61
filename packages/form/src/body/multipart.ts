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
  /** Returns a value with the files in the place of their texts. */
  restore(value: unknown): unknown;
}

/**
 * Parses a body of the type `multipart/form-data` as the platform does. Names and texts have the limits of other forms; a
 * file is limited by the body. A file input without a file, which sends an empty one, has the value "".
 * @see https://fetch.spec.whatwg.org/#dom-body-formdata
 */
export async function parseMultipart(
  body: Uint8Array,
  type: string,
  { limits }: Settings,
): Promise<Result<Multipart, FormFailure>> {
  let entries: readonly (readonly [string, string | FileLike])[];
  try {
    entries = Array.from(await new Response(body, { headers: { "content-type": type } }).formData());
  } catch {
    return { ok: false, error: failureOf({ code: "malformed-multipart" }) };
  }
  const { maxPairs, maxNameLength, maxValueLength } = limits;
  const reject = (code: "too-many-pairs" | "name-too-long" | "value-too-long", limit: number) =>
    ({ ok: false, error: failureOf({ code, limit, start: 0, end: 0 }) }) as const;
  if (entries.length > maxPairs) return reject("too-many-pairs", maxPairs);
  const files = new Map<string, FileLike>();
  const secret = createSecret();
  const pairs: Pair[] = [];
  for (const [name, value] of entries) {
    if (isLonger(name, maxNameLength)) return reject("name-too-long", maxNameLength);
    if (typeof value === "string") {
      if (isLonger(value, maxValueLength)) return reject("value-too-long", maxValueLength);
      pairs.push([name, value]);
    } else if (value.name === "" && value.size === 0) pairs.push([name, ""]);
    else {
      const text = `${secret}${files.size}`;
      files.set(text, value);
      pairs.push([name, text]);
    }
  }
  return { ok: true, value: { pairs, restore: (value) => withFiles(value, files) } };
}

/** Returns true if a text has more bytes than `limit` in UTF-8. */
function isLonger(text: string, limit: number): boolean {
  // A unit has three bytes at most.
  return text.length > limit || (3 * text.length > limit && new TextEncoder().encode(text).length > limit);
}

interface FileLike {
  readonly name: string;
  readonly size: number;
}

declare const Response: new (
  body: Uint8Array,
  init: { headers: Record<string, string> },
) => { formData(): Promise<Iterable<readonly [string, string | FileLike]>> };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
