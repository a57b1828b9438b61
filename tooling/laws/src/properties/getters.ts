import type { GetterName } from "@url/tooling-conformance/oracle";
import { ATTRIBUTES } from "@url/tooling-conformance/wpt";

/** The getters of the API that give a string, which links have as well. */
export const GETTERS = ["href", "origin", ...ATTRIBUTES] as const satisfies readonly GetterName[];
