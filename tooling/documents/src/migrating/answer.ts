/** What an expression of a row evaluates to, as the page shows it. */
export interface Answer {
  readonly text: string;
  /** Whether the expression threw, or returned a result with an error. */
  readonly failed: boolean;
}

/** Evaluates an expression of a row. */
export async function answerOf(expression: () => unknown): Promise<Answer> {
  let value: unknown;
  try {
    value = await expression();
  } catch (error) {
    // A row with a misspelled name does not show that a library rejects something.
    if (error instanceof Error && MISTAKE.test(`${error}`)) throw error;
    return { text: "throws", failed: true };
  }
  if (!isResult(value)) return { text: show(value), failed: false };
  return value.ok
    ? { text: show(value.value), failed: false }
    : { text: `error ${show(value.error.code)}`, failed: true };
}

const MISTAKE =
  /^ReferenceError|^TypeError: .*(?:is not a (?:function|constructor)|is not iterable|Cannot read propert)/;

/** Two answers are the same if both failed, or if the same is shown of both. */
export function isSame(a: Answer, b: Answer): boolean {
  return a.failed ? b.failed : !b.failed && a.text === b.text;
}

type AnyResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly code: string } };

function isResult(value: unknown): value is AnyResult {
  return typeof value === "object" && value !== null && "ok" in value && ("value" in value || "error" in value);
}

/**
 * Returns a value as the source of a literal. A URL is shown as its text, an iterator as its items, and an object of a class
 * with a text of its own as that text. The keys of an object are sorted, because their order means nothing here.
 */
function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return `${value}`;
  if (value instanceof RegExp || value instanceof Date) return `${value}`;
  if (ArrayBuffer.isView(value)) return show(Array.from(value as Uint8Array));
  if ("href" in value && typeof value.href === "string") return show(value.href);
  if (Symbol.iterator in value) return `[${Array.from(value as Iterable<unknown>, show).join(", ")}]`;
  if (typeof value.toString === "function" && value.toString !== Object.prototype.toString) return show(`${value}`);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)}: ${show(value[key as never])}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
