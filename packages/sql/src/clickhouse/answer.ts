import { expectOneOf, propertyOf, refuse } from "@url/result/internal";
import type { SQLFunction, SQLText } from "../functions/sql-function.ts";
import { SQL_FUNCTIONS } from "../functions/table.ts";
import { readCell, writeCell } from "./cells.ts";
import { completeLines } from "./lines.ts";

/**
 * Answers ClickHouse, which runs `url sql serve <name>`: yields one line of output for each line of input, in order, as soon
 * as the line is there. A line has a cell for each parameter, in the format TabSeparated. `\N` is NULL. Ill-formed UTF-8
 * becomes U+FFFD. It keeps one chunk and one unfinished line in memory.
 * @throws TypeError if `input` is not an async iterable
 * @throws TypeError or RangeError if no function has this name, for a line with another number of cells, and for a name of a
 * part that does not exist
 * @see https://clickhouse.com/docs/sql-reference/functions/udf
 * @example answerClickHouse("url_host", process.stdin)[Symbol.asyncIterator] instanceof Function // → true
 */
export function answerClickHouse(name: string, input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const names = SQL_FUNCTIONS.map((declared) => declared.name);
  expectOneOf(name, names, "answerClickHouse", "name");
  if (typeof propertyOf(input, Symbol.asyncIterator) !== "function")
    refuse(input, "answerClickHouse", "input", "a stream or another async iterable of bytes");
  return answers(SQL_FUNCTIONS[names.indexOf(name)]!, input);
}

async function* answers(declared: SQLFunction, input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const answer = declared.parameters.length === 1 ? answerOne(declared) : answerTwo(declared);
  for await (const lines of completeLines(input)) yield `${lines.map(answer).join("\n")}\n`;
}

function answerOne({ name, call }: SQLFunction): (line: string) => string {
  return (line) => {
    if (line.includes("\t")) throw new RangeError(`${name}: a line must have one cell, but has more.`);
    return writeCell(call(readCell(line)));
  };
}

function answerTwo({ name, call }: SQLFunction): (line: string) => string {
  let lastCell: string | undefined;
  let last: SQLText = null;
  return (line) => {
    const tab = line.indexOf("\t");
    if (tab === -1 || line.includes("\t", tab + 1))
      throw new RangeError(`${name}: a line must have two cells with a tab between them.`);
    // The second argument is the same for most queries in which it is a part or a parameter.
    const cell = line.slice(tab + 1);
    if (cell !== lastCell) [lastCell, last] = [cell, readCell(cell)];
    return writeCell(call(readCell(line.slice(0, tab)), last));
  };
}
