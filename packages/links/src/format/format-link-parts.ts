import { expectArray, expectKnown, expectText, refuse } from "@url/result/internal";
import { flagsWith } from "../characters/flags.ts";
import { encode, escapePart } from "./escape-part.ts";

/** What {@link formatLinkParts} writes: the origin as text, and data that is not percent-encoded. */
export interface LinkParts {
  /** The scheme, "://" and the host, with a port if it has one. It is written as it is. */
  readonly origin: string;
  /** The segments of the path. */
  readonly path?: readonly string[] | undefined;
  /** Names with their values; a name without a value is a list of one. */
  readonly query?: readonly (readonly string[])[] | undefined;
  readonly fragment?: string | undefined;
  /** Fragment directives, such as `text=word`, each of which has ":~:" before it. */
  readonly directives?: readonly string[] | undefined;
}

/**
 * Writes a link from its parts. What would be a delimiter in the data is percent-encoded, and of the rest only what would end
 * the link too early. A part that is not there, or is empty, is left out.
 * @throws TypeError for a part of the wrong type, or an unknown one
 * @example formatLinkParts({ origin: "https://example.com", path: ["α", "β/γ"], query: [["q", "a&b"]] }) // → "https://example.com/α/β%2Fγ?q=a%26b"
 * @see https://www.unicode.org/reports/tr58/
 */
export function formatLinkParts(parts: LinkParts): string {
  expectKnown<LinkParts>(parts, "formatLinkParts", "parts", CHECKS);
  expectText(parts.origin, "formatLinkParts", "parts.origin");
  const { origin, path = [], query = [], fragment = "", directives = [] } = parts;
  const flags = flagsWith("");
  const hasFragment = fragment !== "" || directives.length > 0;
  const hasQuery = query.length > 0;
  let link = origin;
  if (path.length > 0) link += `/${escapePart(flags, path.map(segment).join("/"), "path", !hasQuery && !hasFragment)}`;
  if (hasQuery) link += `?${escapePart(flags, query.map(pair).join("&"), "query", !hasFragment)}`;
  if (hasFragment)
    link += `#${escapePart(flags, [fragment, ...directives].map(percent).join(":~:"), "fragment", true)}`;
  return link;
}

function segment(text: string): string {
  return replaceIn(text, /[/\\]/g);
}

function pair(names: readonly string[]): string {
  return names.map((text) => replaceIn(text, /[&=+]/g)).join("=");
}

function replaceIn(text: string, delimiters: RegExp): string {
  return percent(text).replace(delimiters, encode);
}

/** A "%" in front of two hex digits would be read as a byte. */
function percent(text: string): string {
  return text.replace(/%(?=[\da-f]{2})/gi, "%25");
}

function expectTexts(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  for (const text of value as readonly unknown[]) expectText(text, where, name);
}

function expectQuery(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  for (const names of value as readonly unknown[]) {
    expectTexts(names, where, name);
    const { length } = names as readonly unknown[];
    if (length !== 1 && length !== 2) refuse(names, where, name, "lists of a name, or of a name and a value");
  }
}

const CHECKS = {
  origin: expectText,
  path: expectTexts,
  query: expectQuery,
  fragment: expectText,
  directives: expectTexts,
};
