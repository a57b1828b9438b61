import type { CompiledPattern } from "../create.ts";

/** A segment of a path, or `WILD` for one that can be anything. In lower case if the pattern ignores case. */
export type Token = string;

/** No segment contains a slash. */
export const WILD: Token = "/";

/** What a path starts with. */
export interface Tokens {
  readonly segments: readonly Token[];
  /** True if nothing follows the segments. */
  readonly isWhole: boolean;
}

/** Returns the segments that every path starts with that the pattern matches. What is not certain is left out. */
export function tokensOfPattern({ pathname }: CompiledPattern, isFolded: boolean): Tokens {
  const segments: Token[] = [];
  let current: Token | undefined;
  const addText = (text: string): void => {
    const pieces = (isFolded ? text.toLowerCase() : text).split("/");
    if (current !== undefined && current !== WILD) current += pieces[0]!;
    for (let index = 1; index < pieces.length; index++) {
      if (current !== undefined) segments.push(current);
      current = pieces[index]!;
    }
  };
  const { parts } = pathname;
  for (const [index, { type, value, modifier, prefix, suffix }] of parts.entries()) {
    const isText = type === "fixed-text";
    const isSegment = type === "segment-wildcard" && pathname.syntax.delimiter === "/";
    const text = isText ? value : prefix;
    const isSlash = text[0] === "/";
    // A path without a slash at its start is opaque.
    if (current === undefined && !isSlash) return { segments, isWhole: false };
    if (modifier !== "none" || !(isText || isSegment)) {
      // The segment before it is complete if a slash follows, or nothing.
      const isNext = modifier === "none" || modifier === "one-or-more" || index === parts.length - 1;
      if (current !== undefined && isSlash && isNext) segments.push(current);
      return { segments, isWhole: false };
    }
    addText(text);
    if (isText) continue;
    current = WILD;
    addText(suffix);
  }
  if (current === undefined) return { segments, isWhole: false };
  segments.push(current);
  return { segments, isWhole: true };
}
