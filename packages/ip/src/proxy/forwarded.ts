import type { Result } from "@url/result";
import { fail, type IPError, succeed } from "../error.ts";

/** What a proxy wrote about who connected to it: `header[start, end)`, in UTF-16 code units. */
export interface Hop {
  readonly text: string;
  readonly start: number;
}

/** Why a `Forwarded` header tells nothing: it is not as RFC 7239 says, or an element has no `for`. */
export type ForwardedError = IPError<"forwarded-syntax" | "forwarded-without-for">;

/**
 * Splits `X-Forwarded-For` at its commas, in the order of the header: the client comes first, and what the nearest proxy
 * wrote comes last.
 */
export function splitForwardedFor(header: string): readonly Hop[] {
  const hops: Hop[] = [];
  if (header.trim() === "") return hops;
  for (let start = 0; start <= header.length; ) {
    const comma = header.indexOf(",", start);
    const end = comma === -1 ? header.length : comma;
    const text = header.slice(start, end);
    hops.push({ text: text.trim(), start: start + (text.length - text.trimStart().length) });
    start = end + 1;
  }
  return hops;
}

/**
 * Returns the `for` of each element of a `Forwarded` header, without the quotes, in the order of the header.
 * @see https://www.rfc-editor.org/rfc/rfc7239#section-4
 */
export function readForwarded(header: string): Result<readonly Hop[], ForwardedError> {
  const hops: Hop[] = [];
  let hop: Hop | undefined;
  let isEmpty = true;
  let at = 0;
  const finish = (): boolean => {
    if (hop !== undefined) hops.push(hop);
    const isWhole = hop !== undefined || isEmpty;
    hop = undefined;
    isEmpty = true;
    return isWhole;
  };
  while (at < header.length) {
    PAIR.lastIndex = at;
    const pair = PAIR.exec(header);
    if (pair === null) return fail("forwarded-syntax", at, header.length);
    const [all, before = "", name, token, quoted = "", delimiter] = pair;
    if (name !== undefined) {
      isEmpty = false;
      // for="[2001:db8::1]:80"
      //      ^ start
      const start = at + before.length + name.length + 1 + (token === undefined ? 1 : 0);
      if (name.toLowerCase() === "for") hop ??= { text: token ?? quoted.replace(/\\(.)/gs, "$1"), start };
    }
    at += all.length;
    if (delimiter === "," && !finish()) return fail("forwarded-without-for", at - all.length, at);
    if (all === "") break;
  }
  return finish() ? succeed(hops) : fail("forwarded-without-for", at, at);
}

/** A pair, or nothing, and what ends it. No two parts of it can match the same unit, so it takes linear time. */
const PAIR = /([ \t]*)(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~-]+)|"((?:[^"\\]|\\.)*)")[ \t]*)?([;,]|$)/gsy;
