import type { Canonicalize } from "../canonicalize.ts";
import type { PatternPart, Syntax } from "../part.ts";
import type { PatternComponent } from "../pattern.ts";
import { regexpSource } from "../syntax/regexp-source.ts";
import type { Groups } from "../typed/groups.ts";
import { compileProgram, type Program } from "./program.ts";
import { hasAt, run } from "./run.ts";

/** How a component is matched: with everything, with one text, by our own steps, or by a regular expression. */
export const ANYTHING = 0;
export const EXACTLY = 1;
const STEPS = 2;
const REGEXP = 3;
/** By our own steps, in lower case. */
const FOLDED = 4;

/** What a component is matched with. All matchers have the same fields, so that V8 sees one shape. */
export interface Matcher {
  readonly kind: number;
  readonly text: string;
  readonly program: Program | undefined;
  readonly regexp: RegExp | undefined;
  readonly names: readonly string[];
}

/** The component as it is stored. Users see the fields of `PatternComponent`. */
export interface CompiledComponent extends PatternComponent {
  readonly matcher: Matcher;
  readonly syntax: Syntax;
  /** Writes a text in the form that it has in this component. */
  readonly canonicalize: Canonicalize;
}

/**
 * Makes what matches the parts. Text to match is always ASCII, so folding is lower case.
 * @throws SyntaxError if one of the regular expressions is invalid
 */
export function createMatcher(parts: readonly PatternPart[], syntax: Syntax, folds: boolean): Matcher {
  const names: string[] = [];
  let kind = folds ? FOLDED : STEPS;
  for (const { type, name } of parts) {
    if (name !== "") names.push(name);
    if (type === "regexp") kind = REGEXP;
  }
  const first = parts[0];
  let text = "";
  if (!first) kind = EXACTLY;
  else if (parts.length === 1 && first.modifier === "none" && first.prefix + first.suffix === "") {
    if (first.type === "full-wildcard") kind = ANYTHING;
    else if (first.type === "fixed-text" && !folds) {
      kind = EXACTLY;
      text = first.value;
    }
  }
  const hasSteps = kind === STEPS || kind === FOLDED;
  const program = hasSteps ? compileProgram(folds ? parts.map(inLowerCase) : parts, syntax) : undefined;
  const regexp = kind === REGEXP ? compileRegExp(regexpSource(parts, syntax), folds) : undefined;
  return { kind, text, program, regexp, names };
}

/**
 * Compiles a regular expression with the flag "v", as the Standard does. Engines from before 2023 know only "u", which
 * lacks set operations inside of classes.
 */
export function compileRegExp(source: string, folds: boolean): RegExp {
  const flag = "unicodeSets" in RegExp.prototype ? "v" : "u";
  const flags = folds ? `${flag}i` : flag;
  try {
    return new RegExp(source, flags);
  } catch (error) {
    if (takesSlash(flags)) throw error;
    // QuickJS rejects a "/" with "v". Escaped it means the same, except in a class, where "v" forbids it.
    return new RegExp(
      source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\//g, (part) => (part === "/" ? "\\/" : part)),
      flags,
    );
  }
}

function takesSlash(flags: string): boolean {
  try {
    return Boolean(new RegExp("/", flags));
  } catch {
    return false;
  }
}

function inLowerCase(part: PatternPart): PatternPart {
  const { value, prefix, suffix } = part;
  return { ...part, value: value.toLowerCase(), prefix: prefix.toLowerCase(), suffix: suffix.toLowerCase() };
}

/** Returns true if the matcher matches `text[start, end)`. Allocates nothing, unless it folds or has a regular expression. */
export function matches(matcher: Matcher, text: string, start: number, end: number): boolean {
  const { kind } = matcher;
  if (kind === STEPS) return run(matcher.program!, text, start, end);
  if (kind === ANYTHING) return true;
  if (kind === EXACTLY) return end - start === matcher.text.length && hasAt(text, matcher.text, start);
  const part = text.slice(start, end);
  return kind === REGEXP ? matcher.regexp!.test(part) : run(matcher.program!, part.toLowerCase(), 0, part.length);
}

/** Returns the groups of `input`, which matches. */
export function groupsOf(matcher: Matcher, input: string): Groups {
  const { kind, names } = matcher;
  if (kind === ANYTHING) return names[0] === "0" ? { 0: input } : { [names[0]!]: input };
  const groups: Groups = {};
  if (kind === EXACTLY) return groups;
  if (kind === REGEXP) {
    const values = matcher.regexp!.exec(input)!;
    // A backreference or a look-behind can contain no group of its own: there are as many values as names.
    for (let index = 0; index < names.length; index++) setGroup(groups, names[index]!, values[index + 1]);
    return groups;
  }
  for (let index = 0; index < 2 * names.length; index++) PLACES[index] = -1;
  run(matcher.program!, kind === FOLDED ? input.toLowerCase() : input, 0, input.length, PLACES);
  for (let index = 0; index < names.length; index++) {
    const start = PLACES[2 * index]!;
    setGroup(groups, names[index]!, start === -1 ? undefined : input.slice(start, PLACES[2 * index + 1]));
  }
  return groups;
}

function setGroup(groups: Groups, name: string, value: string | undefined): void {
  // An assignment to `__proto__` would set the prototype.
  if (name === "__proto__")
    Object.defineProperty(groups, name, { value, writable: true, enumerable: true, configurable: true });
  else groups[name] = value;
}

/** The starts and ends of the groups of the last run. Nothing reads them after the call. */
const PLACES: number[] = [];
