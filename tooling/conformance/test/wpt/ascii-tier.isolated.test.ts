import { vi } from "vitest";
import { readWPT } from "../../src/wpt/data.ts";
import { describeRows } from "../../src/wpt/describe-rows.ts";
import type { HostRow } from "../../src/wpt/files.ts";
import { hostConstructorTests, hostSetterTests } from "../../src/wpt/host-rows.ts";

// What a bundler does if you choose this tier.
vi.mock("@url/idna", () => import("@url/idna/ascii"));

/** Returns what the tier promises for a row: the same if its host is ASCII, failure if it is not. */
function promised(rows: readonly HostRow[]): HostRow[] {
  return rows.map(({ input, output }) => ({ input, output: /^[\0-\x7f]*$/.test(input) ? output : null }));
}

describeRows("toascii.json", readWPT("toascii.json"), (rows) => [
  ...hostConstructorTests(promised(rows)),
  ...hostSetterTests(promised(rows), "host"),
]);

describeRows("IdnaTestV2.json", readWPT("IdnaTestV2.json"), (rows) => hostConstructorTests(promised(rows)), []);

describeRows("IdnaTestV2-removed.json", readWPT("IdnaTestV2-removed.json"), (rows) =>
  hostConstructorTests(promised(rows)),
);
