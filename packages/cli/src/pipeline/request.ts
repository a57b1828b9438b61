/** The options of `url get` and `url edit`, as `parseArgs` takes them. */
export const OPTIONS = {
  comments: { type: "boolean" },
  null: { type: "boolean", short: "0" },
  urls: { type: "boolean" },
  files: { type: "boolean" },
  encoding: { type: "string" },
  in: { type: "string" },
  field: { type: "string" },
  out: { type: "string" },
  columns: { type: "string" },
  header: { type: "boolean" },
  "each-pair": { type: "boolean" },
  "keep-input": { type: "boolean" },
  base: { type: "string" },
  "guess-scheme": { type: "string" },
  "keep-port": { type: "boolean" },
  where: { type: "string", multiple: true },
  unique: { type: "boolean" },
  "unique-by": { type: "string" },
  "unique-memory": { type: "string" },
  "one-to-one": { type: "boolean" },
  "no-progress": { type: "boolean" },
} as const;

/** Their values, and those of the options that change a URL, in the order in which they were given. */
export interface GivenValues {
  readonly comments?: boolean;
  readonly null?: boolean;
  readonly urls?: boolean;
  readonly files?: boolean;
  readonly encoding?: string;
  readonly in?: string;
  readonly field?: string;
  readonly out?: string;
  readonly columns?: string;
  readonly header?: boolean;
  readonly "each-pair"?: boolean;
  readonly "keep-input"?: boolean;
  readonly base?: string;
  readonly "guess-scheme"?: string;
  readonly "keep-port"?: boolean;
  readonly where?: readonly string[];
  readonly unique?: boolean;
  readonly "unique-by"?: string;
  readonly "unique-memory"?: string;
  readonly "one-to-one"?: boolean;
}

/** An option that changes a URL, with its value. */
export type GivenStep = readonly [name: string, value: string | undefined];

/** What was given. */
export interface PlanRequest {
  readonly values: GivenValues;
  readonly steps: readonly GivenStep[];
  /** The text of the output's lines. */
  readonly format: string | undefined;
}
