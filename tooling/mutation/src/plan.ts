import type { Mutant } from "./mutants.ts";
import type { Place } from "./places.ts";

/** A mutant of a plan: its place in the source, as a person reads it. */
export interface PlannedMutant extends Mutant, Place {
  readonly id: number;
  /** From the root of the repository. */
  readonly file: string;
}

/** What one run does; the processes read it from a file. */
export interface Plan {
  readonly tests: readonly string[];
  readonly mutants: readonly PlannedMutant[];
}
