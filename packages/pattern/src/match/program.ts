import type { PatternPart, Syntax } from "../part.ts";

/** What a step does. */
export const TEXT = 0;
export const RUN = 1;
const SPLIT = 2;

/**
 * A step of a program. All steps have the same fields, so that V8 sees one shape.
 * - `TEXT`: `text` is next
 * - `RUN`: at least `least` units other than `stop`, as many as possible, or with `isLazy` as few as possible; they are, or
 *   end, the value of `group`
 * - `SPLIT`: goes on with the next step, and if that leads nowhere, at `target`
 */
export interface Step {
  readonly kind: number;
  text: string;
  /** The unit at which a run ends, or -1 if none does. For a split, the unit that decides. */
  stop: number;
  /** 0 or 1. For a split, 1 if its first way starts with any unit but `stop`, and 0 if it starts with `stop`. */
  least: number;
  readonly isLazy: boolean;
  readonly group: number;
  /** Where it goes on: behind a text, or on the other way of a split. */
  target: number;
}

/** The steps of a component without regular expressions. Behind the last one, the component must end. */
export interface Program {
  readonly steps: readonly Step[];
  /** What every text ends with; it is none of the steps. */
  readonly ending: string;
  /** True if the next unit always decides which way to go, so that nothing has to be tried. */
  readonly isDirect: boolean;
}

/**
 * Compiles the parts of a component. The steps match what the Standard's regular expression matches, and prefer what it
 * prefers. None of the groups is inside of a loop, so a group has one start and one end.
 */
export function compileProgram(parts: readonly PatternPart[], syntax: Syntax): Program {
  const steps: Step[] = [];
  const delimiter = syntax.delimiter === "" ? -1 : syntax.delimiter.charCodeAt(0);
  let group = -1;
  /** The index of the last step to which another one jumps. No text before it is joined to one behind it. */
  let border = 0;
  let ending = "";

  for (const [index, part] of parts.entries()) {
    const { type, value, modifier, prefix, suffix } = part;
    const isOptional = modifier === "optional" || modifier === "zero-or-more";
    const repeats = modifier === "zero-or-more" || modifier === "one-or-more";
    const isLast = index === parts.length - 1;
    if (type === "fixed-text") {
      if (isLast && modifier === "none") ending = value;
      else {
        if (repeats && !isOptional) addText(value);
        if (repeats) border = steps.length;
        const split = modifier === "none" ? undefined : add(SPLIT);
        const loop = steps.length - 1;
        const text = addText(value);
        if (repeats && text) text.target = loop;
        end(split);
      }
      continue;
    }
    group++;
    const isSegment = type === "segment-wildcard";
    const stop = isSegment ? delimiter : -1;
    const isBare = prefix === "" && suffix === "";
    // `((?:[^/]+?)*)` takes one unit after the other, so it is as greedy as `([^/]*)`; and `((?:.*)+)` is `(.*)`.
    const skip = isBare ? modifier === "optional" : isOptional;
    // A loop of JavaScript goes on only if it matched something: `(.*)?` matches nothing by leaving the group out.
    const least =
      isBare && (modifier === "zero-or-more" || modifier === "optional") ? (skip ? 1 : 0) : isSegment ? 1 : 0;
    const split = skip ? add(SPLIT) : undefined;
    addText(prefix);
    const first = steps.length;
    add(RUN, { stop, least, isLazy: isSegment && !(isBare && repeats), group });
    if (repeats && !isBare) {
      border = first;
      const loop = add(SPLIT);
      const again = addText(suffix + prefix);
      if (again) again.target = first;
      end(loop);
    }
    if (isLast && !isOptional) ending = suffix;
    else addText(suffix);
    end(split);
  }
  return { steps, ending, isDirect: decideByUnit(steps) };

  function add(kind: number, fields?: Partial<Step>): Step {
    const step = { kind, text: "", stop: -1, least: 0, isLazy: false, group: 0, target: steps.length + 1, ...fields };
    steps.push(step);
    return step;
  }

  /** Returns the step of a text, which can be one with the text before it; no step for the empty text. */
  function addText(text: string): Step | undefined {
    if (text === "") return undefined;
    const last = steps[steps.length - 1];
    if (last?.kind !== TEXT || steps.length === border || last.target !== steps.length) return add(TEXT, { text });
    last.text += text;
    return last;
  }

  function end(split: Step | undefined): void {
    if (split) border = split.target = steps.length;
  }
}

/** What can follow at a step: units, the end of the component, or, if `any`, what is not known. */
interface Follow {
  readonly units: readonly number[];
  readonly end: boolean;
  readonly any: boolean;
}

/**
 * Returns true if every step can be taken by looking at the next unit: a run is followed by nothing but the unit that stops
 * it, or the end; and the two ways of a split start with different units. Stores for each split what its first way starts
 * with.
 */
function decideByUnit(steps: readonly Step[]): boolean {
  const follows: Follow[] = [];
  follows[steps.length] = { units: [], end: true, any: false };
  let isDirect = true;
  for (let index = steps.length; index-- > 0; ) {
    const step = steps[index]!;
    const next = follows[index + 1]!;
    if (step.kind === TEXT) follows[index] = { units: [step.text.charCodeAt(0)], end: false, any: false };
    else if (step.kind === RUN) {
      if (next.any || next.units.some((unit) => unit !== step.stop)) isDirect = false;
      follows[index] = { units: step.least === 0 ? next.units : [], end: step.least === 0 && next.end, any: true };
    } else if (step.kind === SPLIT) {
      const other = follows[step.target]!;
      // A loop or an optional group starts with a text, or with a run that ends where the other way starts.
      const { kind, stop } = steps[index + 1]!;
      if (kind === RUN) {
        step.least = 1;
        step.stop = stop;
        if (other.any || other.units.some((unit) => unit !== stop)) isDirect = false;
      } else {
        step.stop = next.units[0]!;
        if (other.any || other.units.includes(step.stop)) isDirect = false;
      }
      const units = next.units.concat(other.units);
      follows[index] = {
        units: units.slice(0, 8),
        end: next.end || other.end,
        any: next.any || other.any || units.length > 8,
      };
    } else follows[index] = next;
  }
  return isDirect;
}
