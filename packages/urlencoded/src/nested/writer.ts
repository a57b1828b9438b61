import type { Pair } from "../cut.ts";
import type { NestedObject, NestedValue } from "./options.ts";
import { createRowCheck } from "./rows.ts";
import { writeFirstKey, writeKey } from "./write-key.ts";
import type { WriteError, WriteErrorCode, WriteOptions } from "./write-options.ts";
import { writeValue } from "./write-value.ts";

/** Writes the pairs of one value. */
export interface Writer {
  readonly pairs: Pair[];
  /** What `nest` should read, if the option `exact` is set. */
  readonly copy: NestedObject;
  write(value: object): WriteError | undefined;
}

/** An object or a list that is being written. */
interface Frame {
  readonly value: object;
  readonly isList: boolean;
  readonly name: string;
  /** The last key of the name, as it is written. */
  readonly part: string;
  readonly keys: readonly string[];
  readonly copy: NestedValue;
  /** In the dialect "rails": returns false for an entry of the list that would be read as a part of the last. */
  readonly isRow: ((from: number, isObject: boolean) => boolean) | undefined;
  at: number;
  /** How many entries were written. It is the index of the next, so that lists have no gaps. */
  count: number;
  /** How many pairs there were before the current entry. */
  before: number;
}

export function createWriter(options: WriteOptions): Writer {
  const { dialect = "qs", arrays = "indices", keep, order, empties, exact } = options;
  const pairs: Pair[] = [];
  const copy: NestedObject = Object.create(null);
  // Of the objects that contain the current one, outermost first.
  const frames: Frame[] = [];
  const ancestors = new Set<unknown>();
  return { pairs, copy, write };

  function write(value: object): WriteError | undefined {
    enter(value, "", "", copy);
    while (frames.length > 0) {
      const frame = frames[frames.length - 1]!;
      const error = frame.at < frame.keys.length ? writeEntry(frame, frame.keys[frame.at++]!) : leave(frame);
      if (error) return error;
    }
    return undefined;
  }

  function enter(value: object, name: string, part: string, copyOfValue: NestedValue): void {
    const isList = Array.isArray(value);
    const keys = isList ? Array.from(value, (_, index) => String(index)) : Object.keys(value);
    if (order && !isList) keys.sort(order);
    const isRow = isList && dialect === "rails" ? createRowCheck(pairs, name.length + 2) : undefined;
    frames.push({ value, isList, name, part, keys, copy: copyOfValue, isRow, at: 0, count: 0, before: 0 });
    ancestors.add(value);
  }

  function writeEntry(frame: Frame, key: string): WriteError | undefined {
    const value = (frame.value as Record<string, unknown>)[key];
    if (keep && !frame.isList && !keep(key, value, pathOf(frames))) return undefined;
    const written = writeValue(value, options);
    if (written === "omit") return undefined;
    const isContainer = written === "entries";
    const part = frame.isList ? entryKey(frame, value, isContainer) : objectKey(key, isContainer);
    const fail = (code: WriteErrorCode) =>
      errorAt(code, frame.name, part ?? (frame.isList ? "[]" : frame.name === "" ? key : `[${key}]`));
    if (part === undefined) return fail(frame.isList ? "ambiguous" : "unwritable-key");
    if (written === "unsupported-value") return fail(written);
    frame.before = pairs.length;
    if (!isContainer) return writePair(frame, part, written.text);
    if (ancestors.has(value)) return fail("cycle");
    const isJoined = arrays === "comma" && Array.isArray(value) && !frame.isList;
    const joined = isJoined ? joinValues(value) : undefined;
    if (joined === "unsupported-value") return fail(joined);
    if (joined?.length === 0) return finishEntry(frame, joined, part);
    if (joined !== undefined) return writePair(frame, part, joined.join(","), joined);
    enter(value as object, frame.name + part, part, Array.isArray(value) ? [] : Object.create(null));
    return undefined;
  }

  function writePair(frame: Frame, part: string, text: string, value: NestedValue = text): WriteError | undefined {
    pairs.push([frame.name + part, text]);
    return finishEntry(frame, value, part);
  }

  function objectKey(key: string, isContainer: boolean): string | undefined {
    return frames.length === 1 ? writeFirstKey(key, dialect, isContainer) : writeKey(key, dialect);
  }

  /** Returns the key of the next entry of a list as it is written, or undefined for a list of lists in Rack. */
  function entryKey(frame: Frame, value: unknown, isContainer: boolean): string | undefined {
    if (dialect === "rails") return Array.isArray(value) ? undefined : "[]";
    if (isContainer || arrays === "indices" || arrays === "comma") return `[${frame.count}]`;
    return arrays === "brackets" ? "[]" : "";
  }

  /** Returns the values of a list that can be written as one, or undefined if an entry has entries itself. */
  function joinValues(list: readonly unknown[]): string[] | "unsupported-value" | undefined {
    const texts: string[] = [];
    for (const value of list) {
      const written = writeValue(value, options);
      if (written === "entries") return undefined;
      if (written === "unsupported-value" || (typeof written === "object" && written.text.includes(","))) {
        return "unsupported-value";
      }
      if (written !== "omit") texts.push(written.text);
    }
    return texts;
  }

  function leave(frame: Frame): WriteError | undefined {
    frames.pop();
    ancestors.delete(frame.value);
    const parent = frames[frames.length - 1];
    return parent && finishEntry(parent, frame.copy, frame.part);
  }

  /** Notes that the current entry of `frame` was written, unless it has no pairs. */
  function finishEntry(frame: Frame, value: NestedValue, part: string): WriteError | undefined {
    if (pairs.length === frame.before) return empties === "error" ? errorAt("empty", frame.name, part) : undefined;
    if (frame.isRow?.(frame.before, typeof value !== "string") === false) return errorAt("ambiguous", frame.name, "[]");
    const key = frame.isList ? frame.count++ : frame.keys[frame.at - 1]!;
    if (exact) (frame.copy as NestedObject)[key] = value;
    return undefined;
  }
}

/** Returns the keys of the current object. */
function pathOf(frames: readonly Frame[]): string[] {
  return frames.slice(0, -1).map(({ keys, at }) => keys[at - 1]!);
}

function errorAt(code: WriteErrorCode, name: string, part: string): WriteError {
  return { code, name: name + part, start: name.length, end: name.length + part.length };
}
