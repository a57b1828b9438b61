// Run by Deno: the same for its `node:assert`. Its argument is an entry.
import assert from "node:assert";
import { classesOf } from "./classes.mjs";
import { rowsOf } from "./pairs.mjs";

const passes = (name) => (a, b) => {
  try {
    assert[name](a, b);
    return true;
  } catch {
    return false;
  }
};
const { URL: U, URLSearchParams: P } = await classesOf(Deno.args[0]);
const library = ["`node:assert` of Deno", passes("deepEqual"), passes("deepStrictEqual")];
console.log(JSON.stringify(rowsOf([library], U, P)));
