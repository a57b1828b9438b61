import type { Value } from "./targets.ts";

/**
 * Makes a value smaller for as long as `fails` returns true for it: lists lose items, strings lose units or get an "a"
 * instead of one, and a base becomes null. Tries at most `limit` values.
 */
export function minimize(value: Value, fails: (value: Value) => boolean, limit = 20_000): Value {
  let smallest = value;
  let tries = 0;
  for (let again = true; again; ) {
    again = false;
    for (const candidate of candidates(smallest)) {
      if (++tries > limit) return smallest;
      if (!fails(candidate)) continue;
      smallest = candidate;
      again = true;
      break;
    }
  }
  return smallest;
}

/** Simpler values, those first that take away most. */
function* candidates(value: Value): Generator<Value> {
  if (typeof value === "string") yield* simplerTexts(value);
  else if (Array.isArray(value)) {
    for (const shorter of withoutParts(value as readonly Value[])) if (shorter.length > 0) yield shorter;
    for (const [at, item] of value.entries())
      for (const simpler of candidates(item)) yield replaced(value, at, simpler);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      // The name of a setter stays as it is: no shorter text names a setter.
      if (key === "setter") continue;
      if (typeof item === "string" && key === "base") yield { ...value, [key]: null };
      for (const simpler of candidates(item)) yield { ...value, [key]: simpler };
    }
  }
}

function* simplerTexts(text: string): Generator<string> {
  for (const units of withoutParts(text.split(""))) yield units.join("");
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) === "a") continue;
    yield `${text.slice(0, at)}a${text.slice(at + 1)}`;
  }
}

/** The list without each half, each quarter, and so on to each item. */
function* withoutParts<T>(list: readonly T[]): Generator<T[]> {
  for (let size = list.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < list.length; at += size) yield [...list.slice(0, at), ...list.slice(at + size)];
}

function replaced(list: readonly Value[], at: number, item: Value): Value {
  return [...list.slice(0, at), item, ...list.slice(at + 1)];
}
