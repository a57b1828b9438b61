import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { locate, recordOf } from "@url/serializer/internal";
import {
  applySetter,
  cloneURL,
  FAILURE,
  type OracleURL,
  parse,
  serializeURL as serializeOracle,
  serializePath,
} from "@url/tooling-conformance/oracle";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settersAgainstOracle } from "../../src/properties/against.ts";
import { applied, apply } from "../../src/properties/apply.ts";
import { type Assignment, assignment, base, input } from "../../src/properties/arbitraries.ts";
import { collector, located } from "../../src/properties/compare.ts";
import { holds } from "../../src/properties/runs.ts";

/** A URL to set things on. Most inputs are not URLs; the bases all are, so they are used as well. */
const settable = fc
  .oneof(
    input,
    base.map((text) => text ?? "https://example.org/"),
  )
  .map(parse)
  .filter((url) => url !== null);
const assignments = fc.array(assignment, { minLength: 1, maxLength: 4 });

// @id laws/setters-sequence-edits-returns-records
test("setters: a sequence of edits returns the records and validation errors of the oracle's state override", () => {
  holds(
    [settable, assignments],
    (start, edits) => {
      const { actual, expected } = settersAgainstOracle(serializeOracle(start), edits);
      expect(actual).toEqual(expected);
    },
    20_000,
  );
});

test("setters: return the same without a listener", () => {
  holds([settable, assignment], (start, edit) => {
    const url = recordOf(locate(serializeOracle(start)));
    expect(located(apply(url, edit))).toEqual(located(apply(url, edit, { report: collector().report })));
  });
});

test("setters: fail if the state machine returns failure, with the error that it reported last", () => {
  holds([settable, assignment], (start, edit) => {
    const their = cloneURL(start);
    const failed = applySetter(their, edit.setter, edit.value) === FAILURE;
    const { report, heard } = collector();
    const result = apply(recordOf(locate(serializeOracle(start))), edit, { report });
    const error = result.ok ? result.portError : result.error;
    // The Standard's setters return silently before or after the state machine for reasons that have our own names.
    if (error === undefined || SILENT.has(error.code)) expect([edit, failed]).toEqual([edit, false]);
    else expect([edit, failed]).toEqual([edit, true]);
    if (failed && !UNNAMED.has(error!.code)) expect([edit, error]).toEqual([edit, heard.at(-1)]);
  });
});

/** The cases in which the setters of the API and the scheme state return without failure. */
const SILENT: ReadonlySet<string> = new Set([
  "cannot-have-username-password-port",
  "opaque-path",
  "scheme-special-mismatch",
  "file-with-credentials-or-port",
  "file-without-host",
]);

/** Failures of the state machine without a validation error. */
const UNNAMED: ReadonlySet<string> = new Set(["scheme-invalid", "host-empty", "hostname-with-port", "port-missing"]);

test("law 4: after a setter the href parses to the same record, except for the two families of the Standard", () => {
  holds([settable, assignment], (start, edit) => {
    const url = applied(recordOf(locate(serializeOracle(start))), edit);
    if (edit.setter === "protocol" && isOfTheTwoFamilies(start, url)) return;
    expect([edit, located(parseURL(url.href))]).toEqual([edit, located({ ok: true, value: url })]);
  });
});

test("law 4: both families occur, and differ as described", () => {
  const setFile: Assignment = { setter: "protocol", value: "file" };
  const reparsed = ["https://localhost/x", "https://h/C|/x"].map((href) => {
    const url = applied(recordOf(locate(href)), setFile);
    const result = parseURL(url.href);
    return [url.href, result.ok && result.value.href];
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
