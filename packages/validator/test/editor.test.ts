import { expect, test } from "vitest";
import { toEditorDiagnostic, validate } from "../src/index.ts";

test("converts ranges to lines and characters of the document that contains the input", () => {
  const document = 'one\r\ntwo "https://a/日 b"\nthree';
  const offset = document.indexOf("https");
  const [error] = validate("https://a/日 b");
  if (error === undefined) throw new Error("an error");
  expect(toEditorDiagnostic(error, document, offset)).toEqual({
    range: { start: { line: 1, character: 16 }, end: { line: 1, character: 17 } },
    severity: 2,
    code: "invalid-URL-unit",
    codeDescription: { href: "https://url.spec.whatwg.org/#invalid-url-unit" },
    source: "url",
    message: error.message,
    data: [
      {
        range: { start: { line: 1, character: 16 }, end: { line: 1, character: 17 } },
        newText: "%20",
        isPreferred: true,
      },
    ],
  });
});

test("gives a fatal error severity 1, and has no data without a suggestion", () => {
  const [error] = validate("https://a:x/");
  expect(error && toEditorDiagnostic(error, "https://a:x/")).toMatchObject({
    range: { start: { line: 0, character: 10 }, end: { line: 0, character: 11 } },
    severity: 1,
  });
  expect(error && "data" in toEditorDiagnostic(error, "https://a:x/")).toBe(false);
});

test("converts a range over several lines, which end with LF, CRLF or CR", () => {
  const range = (input: string) => {
    const [error] = validate(input);
    return error && toEditorDiagnostic(error, input).range;
  };
  expect(range("https://a/\r\n\nb")).toEqual({ start: { line: 0, character: 10 }, end: { line: 2, character: 0 } });
  expect(range("\rhttps://a/")).toEqual({ start: { line: 0, character: 0 }, end: { line: 1, character: 0 } });
});

test("has every correction, best first", () => {
  const fixes = (input: string) => {
    const [error] = validate(input);
    return error && toEditorDiagnostic(error, input).data?.map(({ newText, isPreferred }) => [newText, isPreferred]);
  };
  expect(fixes("example.org")).toEqual([
    ["https://", true],
    ["http://", false],
  ]);
  expect(fixes("https://example,org/")).toEqual([[".", false]]);
});
