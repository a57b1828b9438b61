import { isDeepStrictEqual } from "node:util";

/** Whether two answers are the same, or texts that the platform reads as the same URL at a base with a deep path. */
export function meansTheSame(a: unknown, b: unknown): boolean {
  // ufo's objects have no prototype.
  if (isDeepStrictEqual(a, isObject(b) ? { ...b } : b)) return true;
  return typeof a === "string" && typeof b === "string" && a !== "" && b !== "" && read(a) === read(b);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function read(text: string): string | undefined {
  if (!URL.canParse(text, BASE)) return text;
  const url = new URL(text, BASE);
  const { protocol, host, username, password, pathname, searchParams, hash } = url;
  return JSON.stringify([protocol, host, username, password, decode(pathname), [...searchParams], decode(hash)]);
}

/** Without what may be percent-encoded or not, apart from delimiters. */
function decode(text: string): string {
  return text.replace(/(?:%[0-9A-F]{2})+/gi, (bytes) => {
    try {
      return encodeURI(decodeURI(bytes.toUpperCase()));
    } catch {
      return bytes.toUpperCase();
    }
  });
}

const BASE = "http://base.example/1/2/3/4/5/6/page";

/** What a function returns; the error that it throws is an answer too. */
export function answerOf(call: () => unknown): unknown {
  try {
    return call();
  } catch {
    return THROWN;
  }
}

export const THROWN: unique symbol = Symbol("thrown");
