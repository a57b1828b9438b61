// Run by `bun test`: the same for its `expect`. The environment says of which entry.
import { expect, test } from "bun:test";
import { classesOf } from "./classes.mjs";
import { rowsOf } from "./pairs.mjs";

const passes = (name) => (a, b) => {
  try {
    expect(a)[name](b);
    return true;
  } catch {
    return false;
  }
};
const { URL: U, URLSearchParams: P } = await classesOf(process.env.ENTRY);

test("equality", () => {
  console.log(JSON.stringify(rowsOf([["`bun:test`", passes("toEqual"), passes("toStrictEqual")]], U, P)));
});
