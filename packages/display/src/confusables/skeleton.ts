import { flatten, LONG } from "@url/percent/internal";
import { readDeltas, readNumbers, refuse } from "@url/result/internal";
import { isHidden } from "../characters/hidden.ts";
import { normalize } from "../characters/normalize.ts";
import { LENGTHS, SOURCES, TARGETS } from "./tables.ts";

/**
 * Returns the skeleton of a text by UTS #39: two texts with the same skeleton look alike, as "paypa1" and "раураl" do. A
 * skeleton is for comparing, not for showing. The table has the characters that a domain can
 * have in Unicode.
 * @throws TypeError if `text` is not a string
 * @example skeleton("paypa1") === skeleton("раураl") // → true
 * @see https://www.unicode.org/reports/tr39/#def-skeleton
 */
export function skeleton(text: string): string {
  if (typeof text !== "string") refuse(text, "skeleton", "text", "a string");
  prototypes ??= decode();
  let done = "";
  let mapped = "";
  for (const ch of normalize(text, "NFD")) {
    const isIgnored = ch > "\x7f" && isHidden(ch.codePointAt(0) as number);
    if (!isIgnored) mapped += prototypes.get(ch) ?? ch;
    if (mapped.length > LONG) {
      done += flatten(mapped);
      mapped = "";
    }
  }
  return normalize(done + mapped, "NFD");
}

let prototypes: ReadonlyMap<string, string> | undefined;

function decode(): ReadonlyMap<string, string> {
  const targets = readDeltas(TARGETS);
  const lengths = readNumbers(LENGTHS);
  const map = new Map<string, string>();
  let at = 0;
  readDeltas(SOURCES).forEach((source, i) => {
    const end = at + (lengths[i] as number);
    let prototype = "";
    for (; at < end; at++) prototype += String.fromCodePoint(targets[at] as number);
    map.set(String.fromCodePoint(source), prototype);
  });
  return map;
}
