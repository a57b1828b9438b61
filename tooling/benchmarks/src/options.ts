import { parseArgs } from "node:util";
import { PROCESSES, type Process } from "./case.ts";

export interface Options {
  /** Run only the rows whose key contains this; "" for all. */
  readonly case: string;
  /** Write what `case`, `start` or `builds` measured into docs/, in place of what stands there. */
  readonly add: boolean;
  /** A short look. */
  readonly quick: boolean;
  /** Measure only the everyday rows; without `quick` and `case`, write them to docs/. */
  readonly everyday: boolean;
  /** Measure only the fast and the small build, and each accelerator. */
  readonly builds: boolean;
  /** Measure only how time grows with length. */
  readonly growth: boolean;
  /** Measure only how much memory long inputs take; without `quick`, write it to docs/. */
  readonly memory: boolean;
  /** Measure only what a process takes to import an implementation and to parse its first URL. */
  readonly start: boolean;
  /** Run only the rows that have this process. The command passes it to the processes of each engine. */
  readonly process: Process | undefined;
  /** Also run on the newest Node 22, 24 and 26, which are installed if necessary. */
  readonly install: boolean;
  /** More engines, as paths of their `node`. */
  readonly node: readonly string[];
  /** Measure nothing: write the pages again from the JSON. */
  readonly render: boolean;
  readonly help: boolean;
}

export const USAGE = `npm run tool -- bench [options]

  --install         also run on Node 22, 24, 26 and Bun, which are fetched into .cache/; everyday rows on Deno and browsers too
  --node <path>     also run on this node; may be given more than once
  --quick           a short look, at a tenth of the URLs
  --case <text>     only the row of this key, or those whose keys have it in them
  --add             with --case, --start or --builds: write what was measured into docs/, and leave the rest as it is
  --process <name>  only the rows of one process: codec (the form codec alone), lists (of patterns)
  --everyday        only the everyday rows; with --quick in half a minute, without --quick and --case they are written to docs/
  --start           only the time to import and to parse the first URL, in fresh processes
  --builds          only the fast and the small build, and what each accelerator gives
  --growth          only how time grows with the input's length
  --memory          only how much memory long inputs take (on Linux); without --quick it is written to docs/
  --render          measure nothing, write the pages again from tooling/data/benchmarks.json
  --help            this

A run without --quick, --case, --process, --everyday, --start, --builds, --growth and --memory is written to docs/benchmarks.md, docs/growth.svg and tooling/data/benchmarks.json.`;

/** Reads the command's arguments. Throws a TypeError for unknown ones. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      case: { type: "string", default: "" },
      quick: { type: "boolean", default: false },
      add: { type: "boolean", default: false },
      process: { type: "string" },
      everyday: { type: "boolean", default: false },
      start: { type: "boolean", default: false },
      builds: { type: "boolean", default: false },
      growth: { type: "boolean", default: false },
      memory: { type: "boolean", default: false },
      install: { type: "boolean", default: false },
      node: { type: "string", multiple: true, default: [] },
      render: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const process = PROCESSES.find((name) => name === values.process);
  if (process !== values.process) throw new TypeError(`--process takes ${PROCESSES.join(" or ")}`);
  return { ...values, process };
}
