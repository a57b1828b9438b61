import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkbench, type Workbench } from "../../src/matrix/bench.ts";
import { CELLS } from "../../src/matrix/cells/index.ts";

// One cell of each kind. `npm run tool -- matrix --all` runs all of them, and a night runs both.
const MINUTES = 60_000;
let workbench: Workbench;

beforeAll(async () => {
  workbench = await openWorkbench();
}, 10 * MINUTES);

afterAll(() => workbench?.close());

// These two describe 0.1.0 alone: they go when it is published.
describe("the first release", () => {
  test("gives every package the same version", () => {
    const versions = new Set(workbench.packages.map(({ version }) => version));
    expect(workbench.packages.length).toBeGreaterThan(15);
    expect([...versions]).toEqual(["0.1.0"]);
  });

  test("has a changelog that says what the package is, and of no change to what nobody has yet", () => {
    for (const { name, changelog } of workbench.packages) {
      expect(changelog.startsWith(`# ${name}\n\n## 0.1.0\n\n### Minor Changes\n\n- `)).toBe(true);
      const items = changelog.split("\n").filter((line) => line.startsWith("- "));
      expect([name, items.filter((line) => !/^- (First release of|A drop-in|Uses @url\/)/.test(line))]).toEqual([
        name,
        [],
      ]);
    }
  });
});

describe("installed from a registry", () => {
  test.each(CELLS.filter(({ often }) => often))(
    "the packages work: $name",
    async (cell) => {
      await workbench.run(cell);
    },
    10 * MINUTES,
  );
});
