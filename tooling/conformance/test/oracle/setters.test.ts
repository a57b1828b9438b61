import { expect, test } from "vitest";
import { applySetter, basicURLParse, FAILURE, parse, serializeURL, TERMINATED } from "../../src/oracle/index.ts";

test("protocol: fails only for a value that is not a scheme at all, as Location requires", () => {
  const outcomes = ["1http", "", "ht!tp", "http", "foo", "file"].map((value) => {
    const url = parse("https://user@h:1/")!;
    const result = applySetter(url, "protocol", value);
    return [value, result === FAILURE, serializeURL(url)];
  });
  expect(outcomes).toEqual([
    ["1http", true, "https://user@h:1/"],
    ["", true, "https://user@h:1/"],
    ["ht!tp", true, "https://user@h:1/"],
    ["http", false, "http://user@h:1/"],
    ["foo", false, "https://user@h:1/"],
    ["file", false, "https://user@h:1/"],
  ]);
});

test("host: keeps what a run has set before it fails", () => {
  const url = parse("https://h:1/")!;
  expect(applySetter(url, "host", "g:65536")).toBe(FAILURE);
  expect(serializeURL(url)).toBe("https://g:1/");
});

// @id oracle/does-not-trim-white-space
test("does not trim white space in a state override, and reports errors", () => {
  const url = parse("https://h/")!;
  const errors: string[] = [];
  url.query = "";
  const result = basicURLParse(" a\tb# ", { url, stateOverride: "query", report: (code) => void errors.push(code) });
  expect(result).toBe(url);
  expect(serializeURL(url)).toBe("https://h/?%20ab%23%20");
  // The tab; then, a unit each, the space, the number sign and the space.
  expect(errors).toEqual(Array(4).fill("invalid-URL-unit"));
});

test("hostname: terminates when its work is done, and fails at a port", () => {
  const url = parse("https://h/")!;
  expect(basicURLParse("g/x", { url, stateOverride: "hostname" })).toBe(TERMINATED);
  expect(basicURLParse("f:1", { url, stateOverride: "hostname" })).toBe(FAILURE);
  expect(serializeURL(url)).toBe("https://g/");
});
