import { describe, expect, test } from "vitest";
import { firstExample, installLine } from "../../src/matrix/cells/readme.ts";

const README = `# Name

\`\`\`sh norun
npm install @url/a @url/b
\`\`\`

\`\`\`json
{}
\`\`\`

\`\`\`ts
first;
\`\`\`

\`\`\`js
second;
\`\`\`
`;

describe("a README", () => {
  test("says what to install", () => {
    expect(installLine(README)).toEqual(["@url/a", "@url/b"]);
    expect(installLine(README.replace("install", "install --global"))).toEqual(["@url/a", "@url/b"]);
  });

  test("has a first example", () => {
    expect(firstExample(README, ["js", "ts"])).toMatchObject({ code: "first;", line: 12 });
  });

  test("without an install line or an example is an error", () => {
    expect(() => installLine("# Name\n")).toThrow("no install line");
    // A block that only installs is not an example.
    expect(() => firstExample(README, ["sh"])).toThrow("no example in sh");
  });
});
