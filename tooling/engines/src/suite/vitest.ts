// The part of "vitest" that the portable tests import, written in nothing but the language.
import { formatTitle } from "./format-title.ts";
import { group, register } from "./registry.ts";

export { expect } from "./expect.ts";

type Row = unknown;
type Each<Body> = (rows: readonly Row[]) => (title: string, body: Body) => void;

interface Register<Body> {
  (title: string, body: Body): void;
  readonly each: Each<(...row: never[]) => unknown>;
}

export const test: Register<() => unknown> = withEach(register);

export const describe: Register<() => void> = withEach((title, body) => group(title, body as () => void));

function withEach<Body extends () => unknown>(add: (title: string, body: () => unknown) => void): Register<Body> {
  const each: Each<(...row: never[]) => unknown> = (rows) => (title, body) => {
    // As Vitest does: a row is a list of arguments if all rows are lists.
    const areLists = rows.every((row) => Array.isArray(row));
    rows.forEach((row, index) => {
      const values = areLists ? (row as readonly unknown[]) : [row];
      // biome-ignore lint/plugin: a row of a test, as long as the test writes it
      add(formatTitle(title, values, index), () => body(...(values as never[])));
    });
  };
  return Object.assign((title: string, body: Body) => add(title, body), { each });
}
