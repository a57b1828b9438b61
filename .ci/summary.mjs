// node summary.mjs <vitest's JSON results> <vitest's exit status> <steps that failed besides> <what was left out>
// Prints every failure once more, what was skipped and why, then "N passed, N failed", and ", N skipped" if there are
// any; exits with 1 unless nothing failed.
import { existsSync, readFileSync } from "node:fs";

const [path = "", status = "1", broken = "0", leftOut = ""] = process.argv.slice(2);
const {
  numPassedTests: passed,
  numPendingTests,
  numTodoTests,
  testResults,
} = existsSync(path)
  ? JSON.parse(readFileSync(path, "utf8"))
  : { numPassedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

console.log("\n== failures");
let failed = 0;
for (const file of testResults) {
  const tests = file.assertionResults.filter((test) => test.status === "failed");
  for (const test of tests) report(file.name, test.fullName, test.failureMessages.join("\n"));
  // A file that cannot be loaded has a message and no tests.
  if (file.status === "failed" && tests.length === 0) report(file.name, "the whole file", file.message);
}
// Errors outside of any test, and a build that stops before the first: the exit status alone tells of them.
if (status !== "0" && failed === 0) report("npm run test:all", `exit status ${status}`, "see above");
if (broken !== "0") report("steps", `${broken} failed`, "see above", Number(broken));
if (failed === 0) console.log("none");

const skipped = numPendingTests + numTodoTests;
if (existsSync(leftOut)) console.log(`\n== left out\n${readFileSync(leftOut, "utf8").trimEnd()}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 ? 0 : 1;

function report(where, what, why, count = 1) {
  failed += count;
  // The runner's own frames say nothing about the failure.
  const lines = why.split("\n").filter((line) => !/^\s+at .*node_modules/.test(line));
  console.log(`${where}\n  ${what}\n    ${lines.join("\n    ")}`);
}
