import { type BasicParseOptions, basicURLParse, TERMINATED } from "./basic-url-parser.ts";
import type { Encoder } from "./percent.ts";
import type { OracleURL } from "./url-record.ts";
import { FAILURE, type ValidationErrorCode } from "./validation-errors.ts";

export interface Collected {
  /** Null is failure. */
  readonly url: OracleURL | null;
  /** The validation errors in the order of the steps that raise them. */
  readonly errors: readonly ValidationErrorCode[];
}

/** Parses and remembers every validation error. */
export function parseAndCollect(input: string, base: OracleURL | null = null, encoding?: Encoder): Collected {
  const errors: ValidationErrorCode[] = [];
  const report = (code: ValidationErrorCode) => void errors.push(code);
  const url = run(input, encoding === undefined ? { base, report } : { base, report, encoding });
  return { url, errors };
}

/** Parses; null is failure. */
export function parse(input: string, base: OracleURL | null = null): OracleURL | null {
  return run(input, { base });
}

function run(input: string, options: Omit<BasicParseOptions, "url" | "stateOverride">): OracleURL | null {
  const url = basicURLParse(input, options);
  if (url === TERMINATED) throw new Error("only a run with a state override ends without a result");
  return url === FAILURE ? null : url;
}
