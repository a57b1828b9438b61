/** What one contestant did on one engine. */
export interface MillionResult {
  readonly key: string;
  readonly node: string;
  readonly buildMs: number;
  /** Resident memory at its highest while it was built, and after a collection of garbage, beyond that of the input. */
  readonly peakMB: number;
  readonly keptMB: number;
  /** The bytes of its arrays, or null if they are not known. */
  readonly arraysMB: number | null;
  /** Lookups a second, or null if there is no such function. */
  readonly text: number | null;
  readonly bytes: number | null;
  readonly batch: number | null;
}
