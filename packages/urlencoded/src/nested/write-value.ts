import type { WriteOptions } from "./write-options.ts";

/** What is written for a value: text, nothing, or that it has entries of its own; or that it is rejected. */
export type Written = { readonly text: string } | "omit" | "entries" | "unsupported-value";

/** Returns what is written for `value`. */
export function writeValue(value: unknown, options: WriteOptions): Written {
  switch (typeof value) {
    case "string":
      return { text: value };
    case "number":
      return Number.isFinite(value) ? { text: String(value) } : "unsupported-value";
    case "bigint":
      return { text: String(value) };
    case "boolean":
      return writeBoolean(value, options.booleans);
    case "undefined":
      return applyPolicy(options.undefineds);
    case "object":
      return value === null ? applyPolicy(options.nulls) : writeObject(value, options.dates);
    default:
      return "unsupported-value";
  }
}

function applyPolicy(policy: "empty" | "omit" | "error" | undefined): Written {
  if (policy === "error") return "unsupported-value";
  return policy === "empty" ? { text: "" } : "omit";
}

function writeBoolean(value: boolean, policy: WriteOptions["booleans"]): Written {
  if (policy === "checkbox") return value ? { text: "on" } : "omit";
  return { text: policy === "digits" ? String(+value) : String(value) };
}

function writeObject(value: object, dates: WriteOptions["dates"]): Written {
  // Not `instanceof`, because objects may come from another realm.
  const type = Object.prototype.toString.call(value);
  if (type === "[object Date]") return writeDate(value as Date, dates);
  // Entries of a Map, bytes of a Buffer and others are not its properties, and must not be lost.
  return type === "[object Object]" || Array.isArray(value) ? "entries" : "unsupported-value";
}

function writeDate(date: Date, policy: WriteOptions["dates"]): Written {
  if (typeof policy === "function") {
    const text: unknown = policy(date);
    return typeof text === "string" ? { text } : "unsupported-value";
  }
  const time = Date.prototype.getTime.call(date);
  if (Number.isNaN(time)) return "unsupported-value";
  return { text: policy === "milliseconds" ? String(time) : new Date(time).toISOString() };
}
