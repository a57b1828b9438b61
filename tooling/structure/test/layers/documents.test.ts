import { expect, test } from "vitest";
import { updateArchitecture, updateFront } from "../../src/layers/documents.ts";
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

const FRONT = `| you need | package |
|---|---|
| low | [\`@url/low\`](packages/low) |
| high | [\`@url/high\`](packages/high) |

<!-- installs -->
| package | other packages | which |
| --- | --: | --- |
| \`@url/low\` | 0 | – |
| \`@url/high\` | 2 | low, out |
<!-- /installs -->
`;

const architecture = (text: string) => updateArchitecture(text, PACKAGES, HOUSE);
const front = (text: string) => updateInstalls(updateFront(text, PACKAGES), PACKAGES);

test("leaves pages alone that say what the packages are", () => {
  expect(architecture(ARCHITECTURE)).toBe(ARCHITECTURE);
  expect(front(FRONT)).toBe(FRONT);
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
])("mends a README with %s", (_, right, wrong) => {
  expect(FRONT).toContain(right);
  expect(front(FRONT.replace(right, wrong))).toBe(FRONT);
});

test("adds a row for a package that a page lacks", () => {
  expect(architecture(ARCHITECTURE.replace(/^.*`@url\/high`.*\n/m, ""))).toContain(
    "| `@url/high` | High | low, `out` |\n",
  );
  expect(front(FRONT.replace(/^\| high .*\n/m, ""))).toContain("| High | [`@url/high`](packages/high) |\n");
});

test.each([
  ["without the picture of the floors", () => architecture(ARCHITECTURE.replaceAll("```text", "```"))],
  ["without the table of packages", () => architecture(ARCHITECTURE.replace(/^\|.*\n/gm, ""))],
  ["without the marks of the installs", () => front(FRONT.replace("<!-- installs -->", ""))],
  ["without the table of needs", () => front(FRONT.replace(/^\| (?:you|low|high) .*\n/gm, ""))],
])("throws for a page %s, which would not be compared with anything", (_, update) => {
  expect(update).toThrow(/^The page /);
});
