import type { Summary } from "./statistics.ts";

/** What `tooling/data/benchmarks.json` holds. */
export interface Results {
  /** The day, as `2026-07-02`. */
  readonly date: string;
  /** The commit that was measured; undefined outside of a git checkout. */
  readonly commit?: string | undefined;
  readonly machine: Machine;
  /** Where the URLs come from. */
  readonly corpus: string;
  /** Name to version of the packages that ours are compared with. */
  readonly versions: Readonly<Record<string, string>>;
  readonly engines: readonly EngineResult[];
  readonly growth: GrowthResults;
  /** By `npm run tool -- bench --everyday`. Undefined if it was never run. */
  readonly everyday?: readonly EverydayResult[] | undefined;
  /** Undefined if an older run did not measure it. */
  readonly builds?: BuildsResult | undefined;
  /** Undefined if it was not measured, which is possible only on Linux. */
  readonly memory?: MemoryResults | undefined;
  /** By `npm run tool -- bench:forms`. Undefined if it was never run. */
  readonly servers?: readonly ServersResult[] | undefined;
}

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly system: string;
  /** How many processes were running in the minute before, on average. */
  readonly load: number;
}

/** The processes of one engine. */
export interface EngineResult {
  /** Undefined for Node. */
  readonly engine?: string | undefined;
  /** Its version, as `20.19.0`. */
  readonly node: string;
  /** The version of V8, or the name of another JavaScript engine. */
  readonly v8: string;
  readonly corpus: string;
  readonly cases: readonly CaseResult[];
  /** Of IDNA, in processes of their own. */
  readonly cold: readonly ColdResult[];
  /** Of the first URL, in processes of their own. Undefined if an older run did not measure it. */
  readonly start?: readonly StartResult[] | undefined;
}

/** How long a process takes to import an implementation and to parse its first URL: medians, in milliseconds. */
export interface StartResult {
  readonly name: string;
  readonly load: number;
  readonly first: number;
  /** The median of the sums. */
  readonly both: number;
}

/** What a module costs before it is warm: medians, in milliseconds and bytes. */
export interface ColdResult {
  readonly name: string;
  readonly load: number;
  readonly first: number;
  readonly second: number;
  /** More in use after the two domains than before, garbage collected. */
  readonly memory: number;
}

export interface CaseResult {
  readonly key: string;
  /** How many inputs a pass has. */
  readonly inputs: number;
  /** The number of inputs that were dropped because the contestants differ. */
  readonly dropped: number;
  /** Nanoseconds an input, by contestant. */
  readonly times: Readonly<Record<string, Timing>>;
  /** Theirs ÷ ours, by contestant. */
  readonly ratios: Readonly<Record<string, Summary>>;
}

export interface Timing extends Summary {
  readonly samples: number;
}

/** The everyday rows on one engine. */
export interface EverydayResult {
  readonly engine: string;
  readonly version: string;
  /** The build of ours that was measured. */
  readonly build: "fast" | "small";
  /** By the key of the row. */
  readonly rows: Readonly<Record<string, EverydayFigure>>;
}

export interface EverydayFigure {
  /** Nanoseconds an input, medians, in one process with the other rows. */
  readonly ours: number;
  /** Undefined if the engine does not have the function. */
  readonly native?: number | undefined;
  /** Native ÷ ours in a process of the row alone. Undefined if it was not measured. */
  readonly alone?: number | undefined;
}

/** The two builds of `@url/api`, and what each accelerator takes and gives. Sizes are gzipped bytes. */
export interface BuildsResult {
  readonly node: string;
  readonly fast: number;
  readonly small: number;
  /** The small build is the other one. */
  readonly rows: readonly BuildComparison[];
  readonly accelerators: readonly AcceleratorResult[];
}

/** A row with the fast build and with another one. */
export interface BuildComparison {
  /** The case. */
  readonly key: string;
  /** Nanoseconds an input. */
  readonly fast: number;
  readonly other: number;
  /** Other ÷ fast: the median of the rounds' ratios. */
  readonly ratio: number;
}

/** The other build is the fast one without the accelerator. */
export interface AcceleratorResult extends BuildComparison {
  readonly title: string;
  readonly package: string;
  /** What the fast build would be smaller by. */
  readonly bytes: number;
}

/** How time grows with the input's length, on one engine. */
export interface GrowthResults {
  readonly node: string;
  readonly shapes: readonly GrowthResult[];
}

export interface GrowthResult {
  readonly key: string;
  /** By contestant; fewer points for one that became too slow. */
  readonly points: Readonly<Record<string, readonly GrowthPoint[]>>;
}

export interface GrowthPoint {
  /** UTF-16 code units. */
  readonly length: number;
  /** Milliseconds. */
  readonly time: number;
}

/** How much memory each shape takes, in processes with a small heap. */
export interface MemoryResults {
  readonly node: string;
  /** `--max-old-space-size`, in megabytes. */
  readonly heap: number;
  readonly shapes: readonly MemoryResult[];
}

export interface MemoryResult {
  readonly key: string;
  /** By contestant. */
  readonly points: Readonly<Record<string, readonly MemoryPoint[]>>;
}

export interface MemoryPoint {
  /** UTF-16 code units, or bytes where the input is bytes. */
  readonly length: number;
  /** The process ended before the call did, so nothing else is known. */
  readonly died?: boolean;
  /** Milliseconds. */
  readonly time?: number;
  readonly refused?: boolean;
  /** Bytes a unit of input: what the call took at its peak beyond its input and output, and its output. */
  readonly beyond?: number;
  readonly output?: number;
}

/** What reading a form takes on servers, on one version of Node. */
export interface ServersResult {
  /** The version, as `20.19.0`. */
  readonly node: string;
  readonly rows: readonly ServerRow[];
  readonly memory: readonly MemoryRow[];
}

/** The memory that a server keeps while forms have arrived in part: ours compared with another reader. */
export interface MemoryRow {
  /** The title of its pairing. */
  readonly title: string;
  /** The day, as `2026-07-02`. */
  readonly date: string;
  /** Bytes: medians. */
  readonly ours: number;
  readonly theirs: number;
}

/** The CPU time of one request: ours compared with another reader. */
export interface ServerRow {
  /** The title of its pairing. */
  readonly title: string;
  /** How many pairs the form has. */
  readonly pairs: number;
  /** The day, as `2026-07-02`. */
  readonly date: string;
  /** Microseconds: medians. */
  readonly ours: number;
  readonly theirs: number;
  /** Ours ÷ theirs: the median of the rounds' ratios. */
  readonly ratio: number;
}
