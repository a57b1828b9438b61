import { expect, test } from "vitest";
import { terminalOf } from "../src/output/terminal.ts";

test("terminal: is undefined for a pipe, and has a width, and color unless NO_COLOR is set or TERM is dumb", () => {
  expect(terminalOf({}, {})).toBeUndefined();
  expect(terminalOf({ isTTY: true, columns: 100 }, { TERM: "xterm" })).toEqual({ columns: 100, color: true });
  expect(terminalOf({ isTTY: true }, {})).toEqual({ columns: 80, color: true });
  expect(terminalOf({ isTTY: true, columns: 0 }, { NO_COLOR: "1" })).toEqual({ columns: 80, color: false });
  expect(terminalOf({ isTTY: true }, { NO_COLOR: "" })?.color).toBe(true);
  expect(terminalOf({ isTTY: true }, { TERM: "dumb" })?.color).toBe(false);
});
