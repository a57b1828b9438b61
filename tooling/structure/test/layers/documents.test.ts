import { expect, test } from "vitest";
import { updateArchitecture, updatePackages } from "../../src/layers/documents.ts";
import type { House } from "../../src/layers/floors.ts";
import { updateInstalls } from "../../src/layers/installs.ts";
import type { PackageSource } from "../../src/layers/read-packages.ts";

const HOUSE: House = { floors: ["result", "low beside", "high"], outside: {}, node: [], contains: [] };
const PACKAGES: readonly PackageSource[] = [
  { directory: "low", manifest: { name: "@url/low", description: "Low" }, modules: new Map() },
  {
    directory: "high",
    manifest: { name: "@url/high", description: "High", dependencies: { "@url/low": "workspace:*", out: "1.0.0" } },
    modules: new Map(),
  },
];

const ARCHITECTURE = `## Floors
A package imports lower ones.

\`\`\`text
 1   high
 0   low    beside
 –   result
\`\`\`

| package | contains | runtime dependencies |
|---|---|---|
| \`@url/low\` | what is low | – |
| \`@url/high\` | what is high | low, \`out\` |

\`\`\`text
 1   another picture
\`\`\`
`;

const LIST = `| package | for | gzip |
|---|---|--:|
| [\`@url/low\`](../packages/low) | low | |
| [\`@url/high\`](../packages/high) | high | |

<!-- installs -->
| package | other packages | which |
| --- | --: | --- |
| \`@url/low\` | 0 | – |
| \`@url/high\` | 2 | low, out |
<!-- /installs -->
`;

const architecture = (text: string) => updateArchitecture(text, PACKAGES, HOUSE);
const list = (text: string) => updateInstalls(updatePackages(text, PACKAGES), PACKAGES);

test("leaves pages alone that say what the packages are", () => {
  expect(architecture(ARCHITECTURE)).toBe(ARCHITECTURE);
  expect(list(LIST)).toBe(LIST);
});

test.each([
  ["a package that does not exist", "low    beside", "low    nonsense"],
  ["a missing package", "low    beside", "low"],
  ["a package on another floor", " 1   high\n 0   low    beside", " 1   high    beside\n 0   low"],
  ["a missing floor", " 1   high\n", ""],
  ["a dependency that it does not have", "what is low | – |", "what is low | beside |"],
  ["a missing dependency", "| low, `out` |", "| low |"],
])("mends a page about the floors with %s", (_, right, wrong) => {
  expect(ARCHITECTURE).toContain(right);
  expect(architecture(ARCHITECTURE.replace(right, wrong))).toBe(ARCHITECTURE);
});

test.each([
  ["a package that is installed by none", "| low, out |", "| low |"],
  ["a wrong number of packages", "| 2 |", "| 1 |"],
])("mends a list of packages with %s", (_, right, wrong) => {
  expect(LIST).toContain(right);
  expect(list(LIST.replace(right, wrong))).toBe(LIST);
});

test("adds a row for a package that a page lacks", () => {
  expect(architecture(ARCHITECTURE.replace(/^.*`@url\/high`.*\n/m, ""))).toContain(
    "| `@url/high` | High | low, `out` |\n",
  );
  expect(list(LIST.replace(/^.*packages\/high.*\n/m, ""))).toContain(
    "| [`@url/high`](../packages/high) | High | <!-- size high -->0.0 KB<!-- /size --> |\n",
  );
});

test.each([
  ["without the picture of the floors", () => architecture(ARCHITECTURE.replaceAll("```text", "```"))],
  ["without the table of packages", () => architecture(ARCHITECTURE.replace(/^\|.*\n/gm, ""))],
  ["without the marks of the installs", () => list(LIST.replace("<!-- installs -->", ""))],
  ["without the table of packages and their sizes", () => list(LIST.replace(/^\| (?:package \| for|\[).*\n/gm, ""))],
])("throws for a page %s, which would not be compared with anything", (_, update) => {
  expect(update).toThrow(/^The page /);
});
