import { expect, test } from "vitest";
import { type Known, problemsOfUnrun } from "../../src/readme/norun.ts";
import { compareSession, type RunCommand, stepsOf } from "../../src/readme/session.ts";

/** A shell that knows three commands. */
const shell: RunCommand = (command, status) => {
  if (command === "echo $?") return { output: `${status}\n`, status: 0 };
  if (command === "fail") return { output: "no\n", status: 1 };
  return { output: `${command.replace("echo ", "")}  \n`, status: 0 };
};

test("session: returns commands and the output between them", () => {
  expect(stepsOf("$ a\n1\n2\n$ b\n$ c\n\n3", 10)).toEqual([
    { command: "a", output: "1\n2\n", line: 10 },
    { command: "b", output: "", line: 13 },
    { command: "c", output: "\n3\n", line: 14 },
  ]);
});

test("session: a backslash continues a command, but not output", () => {
  expect(stepsOf("$ a \\\n  b\n1\\\n2")).toEqual([{ command: "a \\\n  b", output: "1\\\n2\n", line: 1 }]);
});

test("session: throws for a block that does not start with a command", () => {
  expect(() => stepsOf("url inspect x", 7)).toThrow("line 7");
});

test("session: accepts the same output, except for spaces at line ends", () => {
  expect(() => compareSession("$ echo hello\nhello\n\n$ fail\nno\n$ echo $?\n1", 1, shell)).not.toThrow();
});

test("session: fails for a different output, a missing one and an additional one", () => {
  expect(() => compareSession("$ echo hello\nhullo", 1, shell)).toThrow("line 1");
  expect(() => compareSession("$ echo a\na\n$ echo hello", 1, shell)).toThrow("line 3");
  expect(() => compareSession("$ fail\n$ echo $?\n0", 1, shell)).toThrow("line 1");
  expect(() => compareSession("$ fail\nno\n$ echo $?\n0", 1, shell)).toThrow("line 3");
});

const KNOWN: Known = {
  packages: new Set(["@url/api", "@url/cli", "@url/ipv6"]),
  scripts: new Set(["tool -- bench"]),
};

test("norun: accepts commands that download or install, and scripts that take too long", () => {
  for (const code of [
    "npm install @url/api",
    "$ npm i -g @url/cli",
    "pnpm add @url/api @url/ipv6",
    "npm test",
    "npm run tool -- bench --quick # a minute",
  ]) {
    expect(problemsOfUnrun(code, KNOWN)).toEqual([]);
  }
  expect(problemsOfUnrun("# once\n$ git clone https://example.com/url.git\n$ cd url", KNOWN)).toEqual([]);
});

test("norun: rejects any other command, because it could run", () => {
  for (const code of ["url inspect x", "npm install && url --help", "node a.js", "npm install x; ls", "npm installx"]) {
    const problems = problemsOfUnrun(`npm install @url/api\n${code}`, KNOWN);
    expect(problems).toEqual([`${code}: a command that could be run`]);
  }
});

test.each([
  ["npm install @url/api @url/ipv6 @url/api", "@url/api stands twice"],
  ["npm install @url/apis", "there is no @url/apis"],
  ["npm install --globally @url/cli", "an unknown flag, --globally"],
  ["npm run tool -- benches --quick", "there is no script tool -- benches"],
  ["npm run try", "there is no script try"],
])("norun: rejects %s", (code, problem) => {
  expect(problemsOfUnrun(code, KNOWN)).toEqual([`${code}: ${problem}`]);
});
