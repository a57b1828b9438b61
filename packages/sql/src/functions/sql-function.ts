import { refuse } from "@url/result/internal";

/** A value of SQL as a function takes it: text, or `null` for NULL. */
export type SQLText = string | null;

/** What a function returns: text, a boolean, or `null` for NULL. */
export type SQLValue = string | boolean | null;

/** A parameter of a function. All are text, and all accept NULL. */
export interface SQLParameter {
  readonly name: string;
  readonly type: "text";
}

/** A function as each engine registers it. */
export interface SQLFunction {
  /** Lower-case ASCII letters and "_", so that no engine has to quote it. */
  readonly name: string;
  /** One sentence for people. */
  readonly description: string;
  readonly parameters: readonly SQLParameter[];
  /** `json` is text that is JSON. In DuckDB it is a value of its own types: a STRUCT, a MAP or a list. */
  readonly returns: "text" | "boolean" | "json";
  /**
   * Computes the function for one row. It returns null if an argument is null. It throws a TypeError for an argument that is
   * neither a string nor null, and a RangeError for the name of a part that does not exist.
   */
  readonly call: (...values: readonly SQLText[]) => SQLValue;
}

type Declaration = Omit<SQLFunction, "parameters" | "call">;

/** Makes a function of one text. */
export function unary(declared: Declaration, name: string, compute: (text: string) => SQLValue): SQLFunction {
  const call = (value?: SQLText): SQLValue => {
    expectText(value, declared.name, name);
    return value === null ? null : compute(value);
  };
  return { ...declared, parameters: [{ name, type: "text" }], call };
}

/** Makes a function of two texts. */
export function binary(
  declared: Declaration,
  [first, second]: readonly [string, string],
  compute: (a: string, b: string) => SQLValue,
): SQLFunction {
  const call = (a?: SQLText, b?: SQLText): SQLValue => {
    expectText(a, declared.name, first);
    expectText(b, declared.name, second);
    return a === null || b === null ? null : compute(a, b);
  };
  const parameters = [first, second].map((name) => ({ name, type: "text" }) as const);
  return { ...declared, parameters, call };
}

function expectText(value: unknown, where: string, name: string): asserts value is SQLText {
  if (typeof value !== "string" && value !== null) refuse(value, where, name, "text or NULL");
}
