import type { Result } from "@url/result";
import { visible } from "@url/validator";
import { type Field, fieldOf, isPlain } from "./fields.ts";
import type { SiteFields } from "./site-fields.ts";
import type { View } from "./view.ts";

/** Returns the text of one view. What a URL does not have is empty, and control characters of decoded text are escaped. */
export type Template = (view: View) => string;

/**
 * Parses a format: text with `{field}`. A backslash escapes: `\n`, `\t`, `\r`, `\\`, `\{`. The error is a sentence.
 */
export function parseTemplate(format: string, sites: SiteFields | null): Result<Template, string> {
  const pieces: (string | Field)[] = [];
  const add = (text: string): void => {
    const last = pieces.at(-1);
    if (typeof last === "string") pieces[pieces.length - 1] = last + text;
    else pieces.push(text);
  };
  for (let at = 0; at < format.length; ) {
    const character = format[at]!;
    if (character === "\\" && at + 1 < format.length) {
      const escaped = ESCAPES.get(format[at + 1]!);
      if (escaped === undefined) return fail(`"\\${format[at + 1]}" is not an escape: use \\n, \\t, \\r, \\\\ or \\{`);
      add(escaped);
      at += 2;
    } else if (character === "{") {
      const end = format.indexOf("}", at);
      if (end === -1) return fail('a "{" is not closed: write \\{ for the character');
      const field = fieldOf(format.slice(at + 1, end), sites);
      if (typeof field === "string") return fail(field);
      pieces.push(isPlain(format.slice(at + 1, end)) ? field : (view) => safe(field(view) ?? ""));
      at = end + 1;
    } else {
      add(character);
      at++;
    }
  }
  return {
    ok: true,
    value: (view) => {
      let text = "";
      for (const piece of pieces) text += typeof piece === "string" ? piece : (piece(view) ?? "");
      return text;
    },
  };
}

const ESCAPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["\\", "\\"],
  ["{", "{"],
]);

/** Text without anything to escape, which is nearly all of it, is not walked through. */
export function safe(text: string): string {
  return /^[\t\x20-\x7e]*$/.test(text) ? text : visible(text);
}

function fail(error: string): Result<Template, string> {
  return { ok: false, error };
}
