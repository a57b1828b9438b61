import { mayNeedSites } from "./fields.ts";
import type { PlanRequest } from "./request.ts";
import type { SiteFields } from "./site-fields.ts";
import type { Unique } from "./unique.ts";

/** What only some plans need. Each is `null` in the others, so that `url get` does not load it. */
export interface Parts {
  readonly sites: SiteFields | null;
  readonly steps: Pick<typeof import("./steps.ts"), "FLAG_STEPS" | "STEPS"> | null;
  readonly createUnique: ((maxBytes: number) => Unique) | null;
}

/** Loads the modules that a plan needs. */
export async function loadParts({ values, steps, format = "" }: PlanRequest): Promise<Parts> {
  const needsSites = mayNeedSites([format, values.columns ?? "", values["unique-by"] ?? "", ...(values.where ?? [])]);
  return {
    sites: needsSites ? (await import("./site-fields.ts")).SITE_FIELDS : null,
    steps: steps.length > 0 ? await import("./steps.ts") : null,
    createUnique:
      values.unique || values["unique-by"] !== undefined ? (await import("./unique.ts")).createUnique : null,
  };
}
