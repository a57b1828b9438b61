import json from "@eslint/json";
import markdown from "@eslint/markdown";
import { Linter } from "eslint";
import { Linter as Linter9 } from "eslint-9";
import { configs } from "../src/index.ts";
import type { NoSpoofOptions } from "../src/rules/no-spoof.ts";
import type { ValidURLOptions } from "../src/rules/valid-url.ts";

/** The two versions of ESLint that the plugin is for. */
export const LINTERS = [
  ["ESLint 10", new Linter()],
  ["ESLint 9", new Linter9() as unknown as Linter],
] as const;

/** What ESLint says of one place. */
export interface Told {
  /** The rule without its namespace, and the code of the finding. */
  readonly code: string;
  /** The text of the file that is underlined. */
  readonly text: string;
  readonly message: string;
  /** The file after each suggestion. */
  readonly suggested: readonly string[];
}

export interface Options {
  readonly valid?: ValidURLOptions;
  readonly spoof?: NoSpoofOptions;
}

function configOf({ valid = {}, spoof = {} }: Options): Linter.Config[] {
  const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } };
  return [
    { ...configs.recommended, files: ["**/*"] },
    { files: ["**/*"], rules: { "@url/valid-url": ["error", valid], "@url/no-spoof": ["warn", spoof] } },
    { files: ["**/*.jsx"], languageOptions: jsx },
    { files: ["**/*.json"], plugins: { json }, language: "json/json" },
    { files: ["**/*.json5"], plugins: { json }, language: "json/json5" },
    { files: ["**/*.md"], plugins: { markdown }, language: "markdown/gfm" },
  ] as Linter.Config[];
}

/** Lints a text as the file `filename`, and returns what ESLint says, in the order of the file. */
export function lint(linter: Linter, filename: string, text: string, options: Options = {}): Told[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const starts = lineStarts(text);
  const offset = (line: number, column: number): number => (starts[line - 1] ?? 0) + column - 1;
  return linter.verify(text, configOf(options), { filename }).map((told) => {
    if (told.fatal || told.endLine === undefined) throw new Error(`${told.message} in ${lines[told.line - 1]}`);
    const code = /\(([\w-]+)\)$/.exec(told.message)?.[1] ?? "";
    return {
      code: `${told.ruleId?.replace("@url/", "")} ${code}`,
      text: text.slice(offset(told.line, told.column), offset(told.endLine, told.endColumn as number)),
      message: told.message,
      suggested: (told.suggestions ?? []).map(
        ({ fix }) => text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1]),
      ),
    };
  });
}

/** Returns the text as `eslint --fix` writes it. */
export function fixed(linter: Linter, filename: string, text: string, options: Options = {}): string {
  return linter.verifyAndFix(text, configOf(options), { filename }).output;
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|[\n\r\u2028\u2029]/g), (end) => end.index + end[0].length)];
}
