/** A client, a guard, and how a request is sent. */
export interface Row {
  readonly client: string;
  readonly guard: string;
  /** The modules that it needs, by the names under which `request` gets them. */
  readonly modules?: Readonly<Record<string, string>>;
  readonly request: (...tools: never[]) => unknown;
  /** Why each option of the recipe is there. */
  readonly why?: string;
  /** What is wrong with the row, and what to do. */
  readonly instead?: string;
}

export const ROWS: readonly Row[];
