import { expectArray, expectOptions, type OptionChecks, refuse } from "@url/result/internal";

/** How ClickHouse runs the functions. */
export interface ClickHouseOptions {
  /** The words of the command that the script runs, before `sql serve <name>`. The default is `["url"]`. */
  readonly command?: readonly string[] | undefined;
  /** How many processes ClickHouse keeps for each function, at most. The default is 4; ClickHouse's own is 16. */
  readonly poolSize?: number | undefined;
}

export interface ClickHouseSettings {
  readonly command: readonly string[];
  readonly poolSize: number;
}

/** Checks the options of the function `where`, and adds the defaults. */
export function readOptions(options: ClickHouseOptions | undefined, where: string): ClickHouseSettings {
  expectOptions(options, where, CHECKS);
  return { command: options?.command ?? ["url"], poolSize: options?.poolSize ?? 4 };
}

const CHECKS: OptionChecks<ClickHouseOptions> = {
  command: expectCommand,
  poolSize(value, where, name) {
    if (!Number.isSafeInteger(value) || (value as number) < 1)
      refuse(value, where, name, "a positive integer", "number");
  },
};

function expectCommand(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  const words = value as readonly unknown[];
  if (words.length === 0) throw new RangeError(`${where}: ${name} must be a list of words, but is empty.`);
  for (const word of words) {
    if (typeof word !== "string") refuse(word, where, name, "a list of words");
    // A shell cannot pass it to a program.
    if (word.includes("\0")) refuse(word, where, name, "a list of words without U+0000", "string");
  }
}
