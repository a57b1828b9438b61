import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);
const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** A text in the code: `"…"`, `'…'` or a template. */
const LITERAL = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** What reports a mistake of the user's: the last text in the call is the message. */
const REPORTERS =
  /\b(?:misuse|forbid|wrong|bad|complain|tooLong|new Error)\(|\bsays: |\b(?:return|error:|\?\?|\?|:) (?=[`"'](?:there is no|"|more than))/g;

/** Messages of the two families that have tables of their own, and errors of ours that no user sees. */
const ELSEWHERE = /^(?:trurl\/|readings\/)/;

/** Returns the messages in the code, with "…" instead of each value. */
function messagesOf(file: string): string[] {
  const code = readFileSync(new URL(file, SOURCES), "utf8").replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, "");
  const found: string[] = [];
  for (const { index, 0: reporter } of code.matchAll(REPORTERS)) {
    const statement = code.slice(index + reporter.length, endOf(code, index + reporter.length));
    const texts = [...statement.matchAll(LITERAL)]
      .map(([text]) => text)
      .filter((text) => / /.test(text) && !/^"ip /.test(text));
    if (texts.length > 0) found.push(withoutValues(texts.at(-1)!));
  }
  return found;
}

/** Returns where the argument list or the value ends that begins at `start`. */
function endOf(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const literal = /^["'`]/.test(code[at]!) ? new RegExp(LITERAL.source, "y") : null;
    if (literal !== null) {
      literal.lastIndex = at;
      if (literal.test(code)) at = literal.lastIndex - 1;
      continue;
    }
    if (/[([{]/.test(code[at]!)) depth++;
    if (/[)\]}]/.test(code[at]!) && depth-- === 0) return at;
    if (depth === 0 && /[;,]/.test(code[at]!) && !code.slice(start, at).includes("(")) {
      const rest = code.slice(at, at + 60);
      if (/^;|^,\n? *(?:options|\})/.test(rest)) return at;
    }
  }
  return code.length;
}

function withoutValues(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…")
    .replace(/\\(.)/g, (_, unit: string) => (unit === "n" ? "\n" : unit));
}

const files = (readdirSync(SOURCES, { recursive: true }) as string[])
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && !ELSEWHERE.test(file));
/** Never shown: the first is a mistake of ours, and the second is shown as "it is a directory". */
const INTERNAL = ["no error was found in the input, but it cannot be parsed", "read EISDIR"];
const messages = [...new Set(files.flatMap(messagesOf))]
  .filter((message) => /[a-z]/.test(message) && !INTERNAL.includes(message))
  .sort();

test("finds the messages in the code", () => {
  expect(messages.length).toBeGreaterThan(40);
  expect(messages).toContain("needs a format, such as '{host}', or --columns host");
  expect(messages).toContain('there is no column "…"');
  expect(messages).toContain("takes a list, and files");
});

test("the README shows every message once in its table of messages", () => {
  const table = /## Messages\n([\s\S]*?)\n## /.exec(README)?.[1] ?? "";
  const cells = [...table.matchAll(/(?<!`)(`+) ?([^`].*?) ?\1(?!`)/g)].map(([, , text]) =>
    text!.replaceAll("\\|", "|"),
  );
  const counts = messages.map((message) => [message, cells.filter((cell) => cell === message).length] as const);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});
