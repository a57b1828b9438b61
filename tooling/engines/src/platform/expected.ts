import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import type { Exclusion } from "../suite/registry.ts";

/** The tests of what the platform tier cannot do: tell which error an input has and where, and call a listener. */
export const EXPECTED: readonly Exclusion[] = JSON.parse(
  readFileSync(join(ROOT, "tooling/data/platform-tier.json"), "utf8"),
);
