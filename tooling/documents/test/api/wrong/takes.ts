import type { Shape } from "./shapes.ts";

/**
 * How a value stands to a type. "value" is a value of the right primitive type that is none of those that the type lists:
 * functions throw a RangeError for it, and a TypeError for "no".
 */
export type Taken = "yes" | "value" | "no";

/**
 * Returns whether a shape takes a value, as the compiler would say. Beyond it, options are a plain object, items of a list
 * are looked at one by one, and nothing takes what can no longer be read, such as a revoked proxy. What the caller's own
 * code throws, this throws too.
 */
export function taken(table: readonly Shape[], at: number, value: unknown, depth = 0): Taken {
  // A list that holds itself, for a type that holds itself too.
  if (depth > 20) return "yes";
  const shape = table[at]!;
  switch (shape.kind) {
    case "any":
      return "yes";
    case "null":
      return yes(value === null);
    case "typeof":
      return yes(shape.name === "object" ? isReadable(value) && Object(value) === value : typeof value === shape.name);
    case "literal":
      if (value === shape.value) return "yes";
      return typeof value === typeof shape.value ? "value" : "no";
    case "union":
      return best(shape.of.map((other) => taken(table, other, value, depth + 1)));
    case "all":
      return worst(shape.of.map((other) => taken(table, other, value, depth + 1)));
    case "function":
      return yes(isReadable(value) && typeof value === "function");
    default:
      return isReadable(value) ? takenObject(table, shape, value, depth + 1) : "no";
  }
}

type ObjectShape = Exclude<
  Shape,
  { readonly kind: "any" | "null" | "function" | "typeof" | "literal" | "union" | "all" }
>;

function takenObject(table: readonly Shape[], shape: ObjectShape, value: unknown, depth: number): Taken {
  const all = (items: Iterable<unknown>, of: number) =>
    worst(Array.from(items, (item) => taken(table, of, item, depth)));
  switch (shape.kind) {
    case "list":
      return Array.isArray(value) ? all(value, shape.of) : "no";
    case "array-like": {
      const length = read(value, "length");
      if (typeof value !== "object" || typeof length !== "number") return "no";
      const items = Array.from({ length }, (_, index) => (index in value! ? [read(value, index)] : [])).flat();
      // What is in it is the data that a function reads, and it fails at the item.
      return all(items, shape.of) === "yes" ? "yes" : "value";
    }
    case "tuple": {
      const { of, rest } = shape;
      if (!Array.isArray(value) || value.length < of.length || (rest === undefined && value.length > of.length))
        return "no";
      return worst(Array.from(value, (item, index) => taken(table, of[index] ?? rest!, item, depth)));
    }
    case "iterable":
      return takenIterable(table, shape.of, value, depth);
    case "async":
      return yes(typeof read(value, Symbol.asyncIterator) === "function");
    case "instance":
      return takenInstance(shape, value);
    case "object":
      return takenProperties(table, shape, value, depth);
  }
}

/** A view of a detached buffer is iterable, but cannot be read. */
function takenIterable(table: readonly Shape[], of: number, value: unknown, depth: number): Taken {
  if (typeof read(value, Symbol.iterator) !== "function") return "no";
  if (ArrayBuffer.isView(value) && value.buffer.byteLength === 0) return taken(table, of, 0, depth);
  return worst(Array.from(value as Iterable<unknown>, (item) => taken(table, of, item, depth)));
}

/** The entries of a `Map`, and of an object with any names, are read when they are needed. */
function takenInstance({ name }: Extract<Shape, { kind: "instance" }>, value: unknown): Taken {
  const created = (globalThis as unknown as Record<string, new () => unknown>)[name]!;
  return yes(value instanceof created);
}

function takenProperties(
  table: readonly Shape[],
  { properties, isPlain }: Extract<Shape, { kind: "object" }>,
  value: unknown,
  depth: number,
): Taken {
  if (value === null || value === undefined) return "no";
  if (isPlain && !isPlainObject(value)) return "no";
  const answers = properties.map(([name, shape, isOptional]) => {
    const given = read(value, name);
    return isOptional && given === undefined ? "yes" : taken(table, shape, given, depth);
  });
  return worst(answers);
}

/** Lists and objects of classes say nothing where names with values are expected. */
function isPlainObject(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Reads a property. A symbol of the language has a name such as `__@iterator@12` in types; another is nobody's. */
function read(value: unknown, name: PropertyKey): unknown {
  const wellKnown = typeof name === "string" && /^__@(\w+)@\d+$/.exec(name)?.[1];
  if (!wellKnown) return (value as Record<PropertyKey, unknown> | null | undefined)?.[name];
  const symbol = Symbol[wellKnown as "iterator"] as symbol | undefined;
  return symbol === undefined ? undefined : (value as Record<symbol, unknown>)[symbol];
}

/** Returns false for a revoked proxy. */
function isReadable(value: unknown): boolean {
  try {
    Array.isArray(value);
    return true;
  } catch {
    return false;
  }
}

function yes(is: boolean): Taken {
  return is ? "yes" : "no";
}

const ORDER: readonly Taken[] = ["yes", "value", "no"];

function best(answers: readonly Taken[]): Taken {
  return ORDER.find((answer) => answers.includes(answer)) ?? "no";
}

function worst(answers: readonly Taken[]): Taken {
  return ORDER.filter((answer) => answers.includes(answer)).at(-1) ?? "yes";
}

/** Returns the names of the properties that a shape has, and those of its items. */
export function namesIn(table: readonly Shape[], at: number, depth = 0): string[] {
  const shape = table[at]!;
  if (depth > 4) return [];
  if (shape.kind === "object") return shape.properties.map(([name]) => name);
  if (!("of" in shape)) return [];
  return [shape.of].flat().flatMap((other) => namesIn(table, other, depth + 1));
}
