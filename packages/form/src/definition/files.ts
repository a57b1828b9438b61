import type { FileLike } from "./field-names.ts";

/** Returns a value in which a text replaces each file, which is kept under that text. */
export function withoutFiles(value: unknown, files: Map<string, FileLike>): unknown {
  const secret = createSecret();
  const ancestors = new Set<unknown>();
  return visit(value);

  function visit(part: unknown): unknown {
    const type = Object.prototype.toString.call(part);
    if (type === "[object File]") {
      const text = `${secret}${files.size}`;
      files.set(text, part as FileLike);
      return text;
    }
    const isList = Array.isArray(part);
    // What contains itself is left to `unnest`, which says where.
    if ((!isList && type !== "[object Object]") || ancestors.has(part)) return part;
    ancestors.add(part);
    const copy: Record<string, unknown> | unknown[] = isList ? [] : Object.create(null);
    for (const key of Object.keys(part as object)) {
      (copy as Record<string, unknown>)[key] = visit((part as Record<string, unknown>)[key]);
    }
    ancestors.delete(part);
    return copy;
  }
}

/** Returns a value in which the files replace their texts again. */
export function withFiles(value: unknown, files: ReadonlyMap<string, unknown>): unknown {
  if (files.size === 0) return value;
  if (typeof value === "string") return files.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files));
  // Dates are left as they are.
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== null) return value;
  const restored: Record<string, unknown> = Object.create(null);
  for (const [key, entry] of Object.entries(value)) restored[key] = withFiles(entry, files);
  return restored;
}

/** Returns the front of a text that nobody can guess. */
export function createSecret(): string {
  return `\0${crypto.randomUUID()} `;
}

declare const crypto: { randomUUID(): string };
