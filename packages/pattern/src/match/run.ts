import { type Program, RUN, type Step, TEXT } from "./program.ts";

/**
 * Runs a program over `text[start, end)`. If `groups` is given, the starts and ends of the groups are written to it; those
 * of a group that was left out are -1.
 */
export function run(program: Program, text: string, start: number, end: number, groups?: number[]): boolean {
  const { steps, ending } = program;
  const last = end - ending.length;
  if (last < start || (ending !== "" && !hasAt(text, ending, last))) return false;
  if (program.isDirect) return walk(steps, text, start, last, groups);
  const table = solve(steps, text, start, last);
  if (!can(table, steps.length, 0, 0)) return false;
  if (groups) walkTable(steps, text, start, last, groups, table);
  return true;
}

/** Returns true if `part` is at `at` in `text`. A loop, because the texts are short: `startsWith` takes 40 ns. */
export function hasAt(text: string, part: string, at: number): boolean {
  const { length } = part;
  if (length > 24) return text.startsWith(part, at);
  for (let index = 0; index < length; index++) {
    if (text.charCodeAt(at + index) !== part.charCodeAt(index)) return false;
  }
  return true;
}

/** Takes one step after the other. The next unit decides. A function of its own, because most components take this way. */
function walk(steps: readonly Step[], text: string, start: number, end: number, groups: number[] | undefined): boolean {
  let at = start;
  for (let index = 0; index < steps.length; ) {
    const step = steps[index]!;
    const { kind, stop } = step;
    if (kind === TEXT) {
      const { length } = step.text;
      if (at + length > end || !hasAt(text, step.text, at)) return false;
      at += length;
      index = step.target;
    } else if (kind === RUN) {
      const first = at;
      if (stop === -1) at = end;
      else while (at < end && text.charCodeAt(at) !== stop) at++;
      if (at - first < step.least) return false;
      if (groups) setPlaces(groups, step.group, first, at);
      index++;
    } else {
      const takesFirst = at < end && (text.charCodeAt(at) === stop) === (step.least === 0);
      index = takesFirst ? index + 1 : step.target;
    }
  }
  return at === end;
}

/** Takes the first way that leads to the end, as a regular expression does. The table says which, so it never goes back. */
function walkTable(
  steps: readonly Step[],
  text: string,
  start: number,
  end: number,
  groups: number[],
  table: Int32Array,
): void {
  const count = steps.length;
  let row = 0;
  for (let index = 0; index < count; ) {
    const { kind, text: part, stop, least, isLazy, group, target } = steps[index]!;
    if (kind === TEXT) {
      row += part.length;
      index = target;
    } else if (kind === RUN) {
      const first = start + row;
      row += least;
      // Lazy: as soon as the rest can match. Greedy: as long as one more unit can be taken.
      if (isLazy) while (!can(table, count, index + 1, row)) row++;
      else {
        while (start + row < end && text.charCodeAt(start + row) !== stop && can(table, count, index, row + 1 - least))
          row++;
      }
      setPlaces(groups, group, first, start + row);
      index++;
    } else index = can(table, count, index + 1, row) ? index + 1 : target;
  }
}

/** A loop comes to its group again, which then only ends later. */
function setPlaces(groups: number[], group: number, start: number, end: number): void {
  if (groups[2 * group]! < 0) groups[2 * group] = start;
  groups[2 * group + 1] = end;
}

/**
 * Computes for each step and each place, from the last to the first, whether the rest of the steps matches the rest of the
 * text. This takes as many operations as there are steps times units, whatever the pattern.
 */
function solve(steps: readonly Step[], text: string, start: number, end: number): Int32Array {
  const count = steps.length;
  const words = wordsOf(count);
  const size = (end - start + 1) * words;
  const table = size > SPARE.length ? new Int32Array(size) : SPARE.fill(0, 0, size);
  for (let at = end; at >= start; at--) {
    const row = at - start;
    if (at === end) table[row * words + (count >> 5)]! |= 1 << (count & 31);
    for (let index = count; index-- > 0; ) {
      const step = steps[index]!;
      let matches: boolean;
      if (step.kind === TEXT) {
        const behind = row + step.text.length;
        matches = start + behind <= end && can(table, count, step.target, behind) && hasAt(text, step.text, at);
      } else if (step.kind === RUN) {
        const takes = at < end && text.charCodeAt(at) !== step.stop;
        matches =
          step.least === 1
            ? takes && (can(table, count, index + 1, row + 1) || can(table, count, index, row + 1))
            : can(table, count, index + 1, row) || (takes && can(table, count, index, row + 1));
      } else matches = can(table, count, index + 1, row) || can(table, count, step.target, row);
      if (matches) table[row * words + (index >> 5)]! |= 1 << (index & 31);
    }
  }
  return table;
}

function can(table: Int32Array, count: number, index: number, row: number): boolean {
  return ((table[row * wordsOf(count) + (index >> 5)]! >>> (index & 31)) & 1) === 1;
}

/** A bit for each step, and one for the end. */
function wordsOf(count: number): number {
  return (count + 32) >> 5;
}

/** The table of most components, so that a test allocates none. Nothing reads it after the call. */
const SPARE = /* @__PURE__ */ new Int32Array(1024);
