import { table } from "@url/tooling-shared/markdown";
import { ENTRIES, type Entry } from "./entry.ts";
import type { Equality, Use } from "./libraries.ts";
import type { Boundaries } from "./run-boundaries.ts";

type OfEntries<T> = Readonly<Record<Entry, T>>;

/** What is right for each comparison. */
const RIGHT: Readonly<Record<string, boolean>> = {
  same: true,
  changed: true,
  different: false,
  "nested, same": true,
  "nested, different": false,
  "strict, same": true,
  "strict, different": false,
};

/** The table of equality: a row for each library and class, a cell for each comparison. */
export function equalityTable(found: OfEntries<readonly Equality[]>): string {
  const columns = [...Object.keys(RIGHT), "platform's, same", "platform's, different"];
  const rows = found.plain.flatMap(({ name }, at) =>
    (["URL", "URLSearchParams"] as const).map((kind) => [
      name,
      `\`${kind}\``,
      ...columns.map((column) => {
        const values = ENTRIES.map((entry) => found[entry][at]![kind][column]!);
        return cell(values.map((value) => mark(value, RIGHT[column])));
      }),
    ]),
  );
  return textTable(["library", "class", ...columns], rows);
}

/** One mark if all three entries agree. */
function cell(values: readonly string[]): string {
  return new Set(values).size === 1 ? values[0]! : values.join(" / ");
}

/** Equal or different; bold if that is wrong. */
function mark(isEqual: boolean, right: boolean | undefined): string {
  const text = isEqual ? "=" : "≠";
  return right === undefined || right === isEqual ? text : `**${text}**`;
}

/** The table of what libraries and Node take. */
export function usesTable(found: OfEntries<readonly Use[]>): string {
  const rows = found.platform.map(({ library, given }, at) => [
    library,
    given,
    ...ENTRIES.map((entry) => {
      const { works, answer } = found[entry][at]!;
      return works ? "works" : `\`${answer.replaceAll("`", "")}\``;
    }),
  ]);
  return textTable(["library", "given", "`@url/api`", "`@url/api/native`", "the platform's class"], rows);
}

/** The table of the boundaries: a row for each, a cell for each engine. */
export function boundariesTable(found: ReadonlyMap<string, OfEntries<Boundaries>>): string {
  const names = Object.keys([...found.values()][0]!.plain);
  const rows = names.map((name) => [
    name,
    ...[...found.values()].map((engine) => cell(ENTRIES.map((entry) => `${engine[entry][name]}`))),
  ]);
  return textTable(["", ...found.keys()], rows);
}

function textTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return table(header, rows, header);
}
