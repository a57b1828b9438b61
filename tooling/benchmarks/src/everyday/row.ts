import type { Case, Contestant } from "../case.ts";
import { NATIVE } from "../names.ts";

/** One kind of input that programs meet every day, and what they do with it. */
export interface EverydayRow<Input = unknown> extends Case<Input> {
  /** Where such an input comes from, in a word or two. */
  readonly from: string;
}

/** What a program does with an input, natively and with ours. All rows of one operation share its compiled code. */
export type Operation<Input> = readonly Contestant<Input>[];

/** How many times a pass does the work, so that what a pass itself takes does not count. */
const WORK_OF_A_PASS = 64;

/**
 * Creates the rows of one operation. Each has its key, where the input comes from, and inputs of one kind. There are
 * several, because a memory of the last input would make one alone look faster than it is.
 */
export function rowsOf<Input>(
  operation: Operation<Input>,
  title: (example: Input) => string,
  rows: readonly (readonly [key: string, from: string, ...inputs: Input[]])[],
): EverydayRow<Input>[] {
  return rows.map(([key, from, ...inputs]) => ({
    key,
    from,
    title: title(inputs[0]!),
    inputs: () => {
      const count = inputs.length * Math.ceil(WORK_OF_A_PASS / inputs.length);
      return Array.from({ length: count }, (_, index) => separate(inputs[index % inputs.length]!) as Input);
    },
    contestants: operation,
    comparisons: [{ against: NATIVE, optional: true }],
  }));
}

/** Returns an input with a new copy of every text in it: in one piece, as from a socket, and not the literal of the source. */
function separate(input: unknown): unknown {
  if (typeof input === "string") return input.split("").join("");
  if (Array.isArray(input)) return input.map(separate);
  if (typeof input !== "object" || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, separate(value)]));
}

/** Writes text as code in a table: of a long one the beginning. */
export function code(text: string): string {
  const visible = text.replace(/\t/g, "\\t").replace(/\n/g, "\\n").replace(/\r/g, "\\r");
  const short = visible.length > MUCH ? `${visible.slice(0, MUCH)}…` : visible;
  if (short.includes("`")) return `\`\` ${short} \`\``;
  return short === "" ? '`""`' : `\`${short}\``;
}

const MUCH = 60;
