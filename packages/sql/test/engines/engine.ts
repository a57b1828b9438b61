import type { SQLText, SQLValue } from "../../src/index.ts";

/** A database engine in which the functions are registered. */
export interface Engine {
  /** Calls a function in one query, for a row of arguments each. Rejects with the error of the engine. */
  call(name: string, rows: readonly (readonly SQLText[])[]): Promise<readonly SQLValue[]>;
  close(): Promise<void> | void;
}
