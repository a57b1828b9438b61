import type { WayName } from "./ways/way.ts";

/** What a probe found out about one way around a policy. */
export interface ProbeRow {
  readonly way: WayName;
  /**
   * "held" if nothing forbidden was reached; "reached" if something was; "unused" if the client does not take this way at
   * all; "untested" if a request that must succeed failed, so that failing attempts mean nothing.
   */
  readonly verdict: "held" | "reached" | "unused" | "untested";
  /** The number of requests that were sent. */
  readonly attempts: number;
  /** The attempts by which a forbidden server was reached. */
  readonly reached: readonly string[];
  /** Why the way is unused or untested, or an empty string. */
  readonly note: string;
}
