import type { ChangeName } from "@url/history";
import type { View } from "./view.ts";

/** What was found out about a case. */
export interface Explanation {
  readonly old: View;
  readonly now: View;
  readonly isDifferent: boolean;
  /** The classes whose changes, one after the other, lead from the old result toward the new one. */
  readonly classes: readonly ChangeName[];
  /** The old result with all changes: if it is not the new one, the difference has no name. */
  readonly left: View;
}
