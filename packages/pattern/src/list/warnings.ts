import { COMPONENTS } from "../components.ts";
import type { CompiledPattern } from "../create.ts";
import type { CompiledComponent } from "../match/component.ts";
import { ANYTHING } from "../match/component.ts";
import type { PatternPart } from "../part.ts";
import type { Pattern } from "../pattern.ts";

/**
 * What is suspicious about a pattern of a list.
 * - `unreachable`: `by` comes first and matches everything that `pattern` matches
 * - `conflict`: `by` is as specific as `pattern` and matches the same
 */
export interface PatternWarning {
  readonly code: "unreachable" | "conflict";
  readonly pattern: Pattern;
  readonly by: Pattern;
}

/**
 * Returns true if it is certain that `general` matches all that `pattern` matches: each component is the same, a wildcard, or
 * fixed text and a wildcard, with which the other one starts. Other patterns may do so too.
 */
export function covers(general: CompiledPattern, pattern: CompiledPattern): boolean {
  if (pattern.ignoreCase && !general.ignoreCase) {
    const hasText = (["pathname", "search", "hash"] as const).some((name) => general[name].matcher.kind !== ANYTHING);
    if (hasText) return false;
  }
  return COMPONENTS.every((name) => coversComponent(general[name], pattern[name]));
}

/** Returns a text that is the same for patterns that are the same except for the names of their groups. */
export function shapeOf(pattern: CompiledPattern): string {
  const shapes = COMPONENTS.map((name) =>
    pattern[name].parts.map(({ type, value, modifier, prefix, suffix }) => [type, value, modifier, prefix, suffix]),
  );
  return JSON.stringify([pattern.ignoreCase, shapes]);
}

function coversComponent(general: CompiledComponent, component: CompiledComponent): boolean {
  if (general.matcher.kind === ANYTHING || general.pattern === component.pattern) return true;
  const { parts } = general;
  const wildcard = parts[parts.length - 1];
  if (wildcard?.type !== "full-wildcard" || wildcard.modifier !== "none" || wildcard.suffix !== "") return false;
  if (parts.length > 2 || (parts.length === 2 && !isText(parts[0]))) return false;
  const [first, second] = component.parts;
  const start = startOf(first) + (isText(first) ? startOf(second) : "");
  return start.startsWith(startOf(parts[0]) + (parts.length === 2 ? wildcard.prefix : ""));
}

function isText(part: PatternPart | undefined): boolean {
  return part?.type === "fixed-text" && part.modifier === "none";
}

/** Returns what a part always starts with. */
function startOf(part: PatternPart | undefined): string {
  if (part?.modifier !== "none") return "";
  return part.type === "fixed-text" ? part.value : part.prefix;
}
