import { createReadStream } from "node:fs";
import { type ListError, type ListOptions, loadSet, loadTable } from "@url/ip/list";
import { type IPSet, union } from "@url/ip/set";
import type { Table } from "@url/ip/table";
import type { Result } from "@url/result";
import type { Streams } from "../../command.ts";
import { readFailure, STANDARD_INPUT } from "../../input/read-failure.ts";
import { messageLine, quoted } from "../../output/message.ts";

/** The options of the commands that read lists. */
export const LIST_OPTIONS = {
  format: { type: "string" },
  mask: { type: "boolean" },
  "skip-errors": { type: "boolean" },
} as const;

/** Their lines in a help text. */
export const LIST_HELP = `A list has one prefix, range or address in each line, and comments after "#" or ";". "-" is standard input.

Options:
  --format <name>  how lists are written: lines (the default), aws or google for the JSON of these publishers
  --mask           clear the bits of a prefix beyond its length, instead of rejecting them
  --skip-errors    leave out lines that are errors, and show them; otherwise the first one ends the command
  -h, --help       show this text
`;

/** What was given for {@link LIST_OPTIONS}. */
export interface ListValues {
  readonly format?: string | undefined;
  readonly mask?: boolean | undefined;
  readonly "skip-errors"?: boolean | undefined;
}

/** Returns what is wrong with the options, or null. */
export function wrongFormat({ format = "lines" }: ListValues): string | null {
  return isFormat(format) ? null : `the format must be lines, aws or google, not ${quoted(format)}`;
}

function isFormat(format: string): format is NonNullable<ListOptions["format"]> {
  return ["lines", "aws", "google"].includes(format);
}

/** Reads the union of lists. Writes what is wrong, and resolves to null, if one of them cannot be read. */
export async function readSets(paths: readonly string[], values: ListValues, streams: Streams): Promise<IPSet | null> {
  let all: IPSet | null = null;
  for (const path of paths) {
    const set = await read(path, values, streams, (options) => loadSet(sourceOf(path, streams), options));
    if (set === null) return null;
    all = all === null ? set : union(all, set);
  }
  return all;
}

/** Reads a list with its comments, as {@link readSets} reads sets. */
export function readTable(path: string, values: ListValues, streams: Streams): Promise<Table<string> | null> {
  return read(path, values, streams, (options) =>
    loadTable(sourceOf(path, streams), { ...options, value: ({ comment }) => comment }),
  );
}

async function read<T>(
  path: string,
  values: ListValues,
  streams: Streams,
  load: (options: ListOptions) => Promise<Result<T, ListError>>,
): Promise<T | null> {
  const name = path === "-" ? STANDARD_INPUT : path;
  let complaints = "";
  const report = ({ code, start, index }: ListError): void => {
    complaints += messageLine("url", `${name}:${index + 1}:${start + 1}: ${code}`);
  };
  const { format = "lines", mask, "skip-errors": skips } = values;
  let value: T | null = null;
  try {
    const loaded = await load({
      ...(isFormat(format) ? { format } : {}),
      hostBits: mask === true ? "mask" : "error",
      errors: skips === true ? "skip" : "fail",
      report,
    });
    if (loaded.ok) value = loaded.value;
  } catch (error) {
    complaints += messageLine("url", readFailure(name, error));
  }
  await streams.errors.write(complaints);
  return value;
}

function sourceOf(path: string, { input }: Streams): AsyncIterable<Uint8Array> {
  return path === "-" ? input : createReadStream(path);
}
