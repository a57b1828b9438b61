import type { PlaygroundState } from "../state.ts";

/** The code of one package: how it is written, and what it prints. A test runs the first and compares with the second. */
export interface Template {
  /** The name of the package without "@url/"; also the name of its tab. */
  readonly name: string;
  /** The names that are imported, by module. `SETTER` stands for the chosen setter. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** Returns the lines between the imports and the output, given JavaScript expressions. */
  write(source: Source): readonly string[];
  /** The expressions that are printed. */
  logs(source: Source): readonly string[];
  /** Returns their values: the code's own calls, made here. */
  run(state: PlaygroundState): readonly unknown[];
}

/** JavaScript expressions for the code to use. */
export interface Source {
  /** The text of the URL. */
  readonly text: string;
  /** The text of the base; "" if there is none. */
  readonly base: string;
  /** `, { base: "…" }`, or "" if there is no base. */
  readonly options: string;
  readonly setter: string;
  readonly value: string;
}
