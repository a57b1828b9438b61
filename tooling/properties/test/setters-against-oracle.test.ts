import { parseURL, type SetterOptions, type URLError } from "@url/parser";
import { locate, type URLRecord } from "@url/serializer";
import {
  applySetter,
  cloneURL,
  FAILURE,
  type OracleURL,
  parse,
  serializeURL as serializeOracle,
  serializePath,
} from "@url/tooling-oracle";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apply } from "../src/apply.ts";
import { type Assignment, assignment, base, input } from "../src/arbitraries.ts";
import { collector, judged, ours, theirs } from "../src/compare.ts";
import { holds } from "../src/runs.ts";

/** A URL to set things on: most inputs are none, so the bases, which all are, come in as well. */
const settable = fc
  .oneof(
    input,
    base.map((text) => text ?? "https://example.org/"),
  )
  .map(parse)
  .filter((url) => url !== null);
const assignments = fc.array(assignment, { minLength: 1, maxLength: 4 });

test("setters: the same record and the same validation errors as the oracle's state override, edit after edit", () => {
  holds(
    [settable, assignments],
    (start, edits) => {
      const their = cloneURL(start);
      let our = locate(serializeOracle(their));
      for (const edit of edits) {
        const before = our;
        const errors: string[] = [];
        const { report, codes } = collector();
        our = apply(our, edit, { report });
        applySetter(cloneURL(their), edit.setter, judged(edit.value), (code) => void errors.push(code));
        applySetter(their, edit.setter, edit.value);
        const href = serializeOracle(their);
        expect([edit, ours(our)]).toEqual([edit, theirs(their, href)]);
        expect([edit, codes()]).toEqual([edit, errors]);
        if (href === before.href) expect(our).toBe(before);
      }
    },
    20_000,
  );
});

test("setters: without a listener the same", () => {
  holds([settable, assignment], (start, edit) => {
    const url = locate(serializeOracle(start));
    expect(apply(url, edit)).toEqual(apply(url, edit, { report: collector().report }));
  });
});

test("refused: heard where the state machine returns failure, and only there, with the error that it reported last", () => {
  holds([settable, assignment], (start, edit) => {
    const their = cloneURL(start);
    const failed = applySetter(their, edit.setter, edit.value) === FAILURE;
    const { report, heard } = collector();
    const refusals: (URLError | null)[] = [];
    apply(locate(serializeOracle(start)), edit, { report, refused: (error) => refusals.push(error) });
    expect([edit, refusals.length]).toEqual([edit, failed ? 1 : 0]);
    if (failed && refusals[0] !== null) expect([edit, refusals[0]]).toEqual([edit, heard.at(-1)]);
  });
});

test("refused: the same without a listener", () => {
  holds([settable, assignment], (start, edit) => {
    const heard = (options: SetterOptions) => {
      const refusals: (URLError | null)[] = [];
      apply(locate(serializeOracle(start)), edit, { ...options, refused: (error) => refusals.push(error) });
      return refusals;
    };
    expect([edit, heard({})]).toEqual([edit, heard({ report: collector().report })]);
  });
});

test("law 4: after a setter the href parses to the same record, but for the two families that the Standard has", () => {
  holds([settable, assignment], (start, edit) => {
    const url = apply(locate(serializeOracle(start)), edit);
    if (edit.setter === "protocol" && isOfTheTwoFamilies(start, url)) return;
    expect([edit, parseURL(url.href)]).toEqual([edit, { ok: true, url }]);
  });
});

test("law 4: the two families are there, and are what they are said to be", () => {
  const setFile: Assignment = { setter: "protocol", value: "file" };
  const reparsed = ["https://localhost/x", "https://h/C|/x"].map((href) => {
    const url = apply(locate(href), setFile);
    const result = parseURL(url.href);
    return [url.href, result.ok && result.url.href];
  });
  expect(reparsed).toEqual([
    ["file://localhost/x", "file:///x"],
    ["file://h/C|/x", "file://h/C:/x"],
  ]);
});

/** The protocol set to `file`, with the host `localhost` or a first path segment like `C|`. */
function isOfTheTwoFamilies(before: OracleURL, after: URLRecord): boolean {
  const became = before.scheme !== "file" && after.href.startsWith("file:");
  return became && (before.host === "localhost" || /^\/[A-Za-z]\|(?:\/|$)/.test(serializePath(before)));
}
