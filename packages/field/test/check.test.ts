import { createURLPolicy, type URLPolicy } from "@url/validator";
import { describe, expect, test } from "vitest";
import { checkURL as check } from "../src/check.ts";
import { cutText, type Mark, moveMarks } from "../src/marks.ts";
import { quote } from "../src/quote.ts";

const PUBLIC_PAGE = createURLPolicy({ schemes: ["https"], hostKinds: ["domain"], requireDot: true });

const checkURL = (text: string, policy: URLPolicy) => check(text, { policy });

describe("the check of a text", () => {
  test("accepts an empty text and a URL that the policy allows", () => {
    expect(checkURL("", PUBLIC_PAGE).message).toBeNull();
    expect(checkURL("https://example.com/", PUBLIC_PAGE)).toEqual({
      marks: [],
      message: null,
      blocks: false,
      correction: null,
    });
  });

  // The codes and places are the Standard's; the policy allows https only, and no IP address.
  test.each([
    ["example.com", 0, 11, "https://example.com"],
    ["http://example.com/", 0, 4, "https://example.com/"],
    ["https://example.com:99999/", 20, 25, null],
    ["https://127.0.0.1/", 8, 17, null],
    ["https://localhost/", 8, 17, null],
  ])("blocks %s", (text, start, end, fixed) => {
    const { marks, blocks, message, correction } = checkURL(text, PUBLIC_PAGE);
    expect(blocks).toBe(true);
    expect(message).not.toBeNull();
    expect(marks[0]).toEqual({ start, end, level: "error" });
    expect(correction?.text ?? null).toBe(fixed);
  });

  test("warns of what the parser corrects, and says how to write it", () => {
    const { marks, blocks, correction } = checkURL("https://example.com/a b", PUBLIC_PAGE);
    expect(blocks).toBe(false);
    expect(marks).toEqual([{ start: 21, end: 22, level: "warning" }]);
    expect(correction).toMatchObject({ label: "Replace “ ” with “%20”", text: "https://example.com/a%20b" });
  });

  test("shows the message of an error before that of a warning", () => {
    const { message, marks } = checkURL("https://example.com:99999/a b", createURLPolicy({}));
    expect(message).toContain("65535");
    expect(marks).toHaveLength(2);
  });

  test("underlines at most 20 places of a long text", () => {
    const { marks } = checkURL(`https://example.com/${" ".repeat(1000)}x`, createURLPolicy({}));
    expect(marks.length).toBeLessThanOrEqual(20);
  });

  test("quotes invisible characters of a fix in a visible form", () => {
    const { correction } = checkURL("https://example.com/a\u0001b", PUBLIC_PAGE);
    expect(correction!.text).toBe("https://example.com/a%01b");
    expect(correction!.label).not.toContain("\u0001");
    expect(quote("a\u202eb\u00adc\ud800😀é日")).toBe("“a\\u{202E}b\\u{AD}c\\u{D800}😀é日”");
    expect(quote("x".repeat(1000)).length).toBeLessThan(50);
  });
});

describe("marks", () => {
  const error = (start: number, end: number): Mark => ({ start, end, level: "error" });

  test("cut a text into pieces that are the text again", () => {
    const pieces = cutText("abcdef", [error(1, 3), { start: 2, end: 5, level: "warning" }, error(6, 6)]);
    expect(pieces.map(({ text, level }) => [text, level])).toEqual([
      ["a", null],
      ["b", "error"],
      ["c", "error"],
      ["de", "warning"],
      ["f", null],
      ["", "error"],
    ]);
  });

  test("of an empty text are one empty piece", () => {
    expect(cutText("", [error(0, 0)])).toEqual([{ start: 0, text: "", level: "error" }]);
    expect(cutText("", [])).toEqual([]);
  });

  test("before a change stay, those behind it move, and those in it go", () => {
    const marks = [error(0, 2), error(3, 4), error(6, 8)];
    expect(moveMarks(marks, "ab cd efg", "ab日本 cd efg")).toEqual([error(0, 2), error(5, 6), error(8, 10)]);
    expect(moveMarks(marks, "ab cd efg", "ab efg")).toEqual([error(0, 2), error(3, 5)]);
    expect(moveMarks(marks, "same", "same")).toEqual(marks);
  });
});
