import type { Canonicalize } from "../canonicalize.ts";
import { inText, type Place, throwFailure } from "../error.ts";
import type { PatternModifier, PatternPart, PatternPartType, Syntax } from "../part.ts";
import { segmentWildcard } from "./regexp-source.ts";
import { type Token, type TokenType, tokenize } from "./tokenize.ts";

/**
 * Parses the pattern of a component. `canonicalize` is called for each piece of fixed text.
 * @see https://urlpattern.spec.whatwg.org/#parse-a-pattern-string
 */
export function parseParts(text: string, syntax: Syntax, canonicalize: Canonicalize, place: Place): PatternPart[] {
  if (/[*+?{}()\\:]/.test(text)) return parseTokens(text, syntax, canonicalize, place);
  // Most components are plain text, or nothing.
  return text === "" ? [] : [fixedText(text, "none", 0, text.length, canonicalize, place)];
}

function parseTokens(text: string, syntax: Syntax, canonicalize: Canonicalize, place: Place): PatternPart[] {
  const parts: PatternPart[] = [];
  const tokens = tokenize(text, place);
  const names = new Set<string>();
  let nextName = 0;
  let index = 0;
  /** Fixed text that belongs to no part yet, and where it starts. */
  let pending = "";
  let pendingStart = 0;

  while (index < tokens.length) {
    const { start } = tokens[index]!;
    const char = take("char");
    const name = take("name");
    const matcher = takeMatcher(name);
    if (name || matcher) {
      let prefix = char?.value ?? "";
      if (prefix !== syntax.prefix) {
        append(prefix, start);
        prefix = "";
      }
      endText(prefix ? start : (name ?? matcher)!.start);
      addGroup(prefix ? start : (name ?? matcher)!.start, prefix, name, matcher, "", takeModifier());
      continue;
    }
    const text = char ?? take("escaped-char");
    if (text) {
      append(text.value, start);
      continue;
    }
    if (take("open")) {
      const prefix = takeText();
      const name = take("name");
      const matcher = takeMatcher(name);
      const suffix = takeText();
      if (!take("close")) throwFailure("brace-unclosed", place, start, tokens[index]!.end);
      addGroup(start, prefix, name, matcher, suffix, takeModifier());
      continue;
    }
    endText(start);
    if (!take("end")) throwFailure("unexpected", place, start, tokens[index]!.end);
  }
  return parts;

  function take(type: TokenType): Token | undefined {
    const token = tokens[index]!;
    if (token.type !== type) return undefined;
    index++;
    return token;
  }

  /** A regular expression, or a "*", which behind a name is a modifier. */
  function takeMatcher(name: Token | undefined): Token | undefined {
    return take("regexp") ?? (name ? undefined : take("asterisk"));
  }

  function takeModifier(): PatternModifier {
    const token = take("other-modifier") ?? take("asterisk");
    return token ? MODIFIERS[token.value as keyof typeof MODIFIERS] : "none";
  }

  function takeText(): string {
    let value = "";
    for (;;) {
      const token = take("char") ?? take("escaped-char");
      if (!token) return value;
      value += token.value;
    }
  }

  function append(value: string, start: number): void {
    if (pending === "") pendingStart = start;
    pending += value;
  }

  /** Makes a part of the pending text, which ends at `end`. */
  function endText(end: number): void {
    if (pending === "") return;
    addFixed(pending, "none", pendingStart, end);
    pending = "";
  }

  function addGroup(
    start: number,
    prefix: string,
    nameToken: Token | undefined,
    matcher: Token | undefined,
    suffix: string,
    modifier: PatternModifier,
  ): void {
    const { end } = tokens[index - 1]!;
    if (!nameToken && !matcher && modifier === "none") {
      append(prefix, start);
      return;
    }
    endText(start);
    if (!nameToken && !matcher) {
      if (prefix !== "") addFixed(prefix, modifier, start, end);
      return;
    }
    const [type, value] = typeOf(matcher, syntax);
    const name = nameToken ? nameToken.value : `${nextName++}`;
    if (names.has(name)) throwFailure("name-duplicate", place, nameToken!.start, nameToken!.end);
    names.add(name);
    parts.push({
      type,
      value,
      modifier,
      name,
      prefix: encode(prefix, start, end),
      suffix: encode(suffix, start, end),
      start: inText(place, start),
      end: inText(place, end),
    });
  }

  function addFixed(text: string, modifier: PatternModifier, start: number, end: number): void {
    parts.push(fixedText(text, modifier, start, end, canonicalize, place));
  }

  function encode(text: string, start: number, end: number): string {
    return encodeText(text, start, end, canonicalize, place);
  }
}

function fixedText(
  text: string,
  modifier: PatternModifier,
  start: number,
  end: number,
  canonicalize: Canonicalize,
  place: Place,
): PatternPart {
  const value = encodeText(text, start, end, canonicalize, place);
  const [from, to] = [inText(place, start), inText(place, end)];
  return { type: "fixed-text", value, modifier, name: "", prefix: "", suffix: "", start: from, end: to };
}

/** Writes `text`, which has the range from `start` to `end`, in the form that it has in a URL. */
function encodeText(text: string, start: number, end: number, canonicalize: Canonicalize, place: Place): string {
  const encoded = text === "" ? "" : canonicalize(text);
  return typeof encoded === "string" ? encoded : throwFailure("component-invalid", place, start, end, encoded.reason);
}

/** A regular expression that is the one of a wildcard is that wildcard. */
function typeOf(matcher: Token | undefined, syntax: Syntax): [PatternPartType, string] {
  if (!matcher || (matcher.type === "regexp" && matcher.value === segmentWildcard(syntax)))
    return ["segment-wildcard", ""];
  return matcher.type === "asterisk" || matcher.value === ".*" ? ["full-wildcard", ""] : ["regexp", matcher.value];
}

const MODIFIERS = { "?": "optional", "*": "zero-or-more", "+": "one-or-more" } as const;
