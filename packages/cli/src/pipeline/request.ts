/** The options of `url get` and `url edit`, as `parseArgs` takes them. */
export const OPTIONS = {
  in: { type: "string" },
  field: { type: "string" },
  out: { type: "string" },
  columns: { type: "string" },
  "keep-input": { type: "boolean" },
  base: { type: "string" },
  "guess-scheme": { type: "string" },
  "keep-port": { type: "boolean" },
  where: { type: "string", multiple: true },
  unique: { type: "boolean" },
  "unique-memory": { type: "string" },
  "one-to-one": { type: "boolean" },
  jobs: { type: "string" },
  "no-progress": { type: "boolean" },
} as const;

/** Their values, and those of the options that change a URL, in the order in which they were given. */
export interface GivenValues {
  readonly in?: string;
  readonly field?: string;
  readonly out?: string;
  readonly columns?: string;
  readonly "keep-input"?: boolean;
  readonly base?: string;
  readonly "guess-scheme"?: string;
  readonly "keep-port"?: boolean;
  readonly where?: readonly string[];
  readonly unique?: boolean;
  readonly "unique-memory"?: string;
  readonly "one-to-one"?: boolean;
  readonly jobs?: string;
}

/** An option that changes a URL, with its value. */
export type GivenStep = readonly [name: string, value: string | undefined];

/** What was given. It can be sent to another thread. */
export interface PlanRequest {
  readonly values: GivenValues;
  readonly steps: readonly GivenStep[];
  /** The text of the output's lines. */
  readonly format: string | undefined;
}
