import { extend, PATH, type PercentEncodeSet } from "@url/percent";
import { encodeText, inParts } from "@url/percent/internal";
import { type EditResult, fail, succeed } from "./error.ts";

/**
 * What a segment cannot contain as it is: delimiters, what a special scheme reads as a slash, and "|", which would be part
 * of a drive letter.
 */
export const SEGMENT: PercentEncodeSet = /* @__PURE__ */ extend(PATH, "/\\|");

/** Encodes decoded text, in which "%" is a character as any other. So decoding gives back the text. */
export function encodeAll(text: string, set: PercentEncodeSet): string {
  // A `replace` that finds nothing takes 60 ns longer than this search. Of a long text, it would make millions of pieces.
  if (!text.includes("%")) return encodeText(text, set);
  return inParts(text, (part) => encodeText(part.replace(/%/g, "%25"), set));
}

/** What to do with a segment "." or "..", which the parser would take for a dot segment, encoded or not. */
export type Dots = "reject" | "escape";

/**
 * Joins segments to a path without its first slash. `isRaw` says that they may contain percent-encoded bytes, which stay.
 * Fails with `dot-segment` and the index of the segment in `name`.
 */
export function joinSegments(
  segments: readonly string[],
  name: string,
  isRaw?: boolean,
  dots?: Dots,
): EditResult<string> {
  const encoded: string[] = [];
  for (let index = 0; index < segments.length; index++) {
    const text = segments[index]!;
    const segment = (isRaw ? encodeText : encodeAll)(text, SEGMENT);
    if (segment.length < 7 && DOT_SEGMENT.test(segment)) {
      if (dots !== "escape") {
        return { ok: false, error: { code: "dot-segment", in: name, index, start: 0, end: text.length } };
      }
      encoded.push(segment.replace(/\./g, "%252E"));
    } else {
      encoded.push(segment);
    }
  }
  // One segment is the most common case, and `join` takes 80 ns for it.
  return succeed(encoded.length === 1 ? encoded[0]! : encoded.join("/"));
}

/** `joinSegments` for the text of a path, in which "/" separates segments. The range is in the text. */
export function joinPathText(text: string, name: string, isRaw?: boolean): EditResult<string> {
  const first = text.startsWith("/") ? 1 : 0;
  // A list of millions of segments would take more memory than the text.
  if (!MAYBE_DOTS.test(text)) return succeed((isRaw ? encodeText : encodeAll)(text.slice(first), SEGMENTS));
  const segments = text.slice(first).split("/");
  const joined = joinSegments(segments, name, isRaw);
  if (joined.ok) return joined;
  let start = first;
  for (let i = 0; i < joined.error.index!; i++) start += segments[i]!.length + 1;
  return fail("dot-segment", name, start, start + joined.error.end);
}

/** The same for several segments with "/" between them. */
const SEGMENTS: PercentEncodeSet = /* @__PURE__ */ extend(PATH, "\\|");

/** A segment that starts as a dot segment does. */
const MAYBE_DOTS = /(?:^|\/)(?:\.|%2e)/i;

/** @see https://url.spec.whatwg.org/#double-dot-path-segment */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;
