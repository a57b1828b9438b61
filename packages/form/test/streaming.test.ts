import { createDecoder } from "@url/encoding";
import { readForm } from "@url/form/fetch";
import { orThrow } from "@url/result";
import { parse } from "@url/urlencoded";
import { parseBody } from "@url/urlencoded/body";
import { parseLegacy } from "@url/urlencoded/legacy";
import { describe, expect, test } from "vitest";
import { FORM } from "./servers/server.ts";

const TEXT = "a=1&b=%C3%A9+x&&=&c&%E2%98%BA=%F0%9F%98%80&d=%ZZ&last=%E4";

function request(chunks: readonly (string | Uint8Array)[], charset = ""): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk);
      controller.close();
    },
  });
  const init = { method: "POST", headers: { "content-type": FORM + charset }, body, duplex: "half" };
  return new Request("http://a/", init as RequestInit);
}

function cutBy(text: string, size: number): string[] {
  return text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
}

describe.each(["0", "10b", "1mb"])("streaming above %s", (streamAbove) => {
  test.each([1, 2, 3, 7, 64])("chunks of %d bytes give the pairs of the whole", async (size) => {
    const result = await readForm(request(cutBy(TEXT, size)), { shape: "pairs", streamAbove });
    expect(result).toEqual({ ok: true, value: parse(TEXT) });
  });

  test.each([1, 2, 3, 7, 64])("chunks of %d bytes give the pairs of the whole in Shift_JIS", async (size) => {
    const text = "a=%81%DF&%82%A0=x+y&c&&z=%8";
    const decode = orThrow(createDecoder("Shift_JIS"));
    const result = await readForm(request(cutBy(text, size), "; charset=sjis"), { shape: "pairs", streamAbove });
    expect(result).toEqual(parseLegacy(text, { decode }));
  });

  test.each([{ maxBytes: 20 }, { maxPairs: 2 }, { maxNameLength: 3 }, { maxValueLength: 4 }, { strict: true }])(
    "the first byte that is rejected by %j decides, wherever the body is cut",
    async (limits) => {
      const expected = parseBody(TEXT, limits);
      for (const size of [1, 5, 64]) {
        const result = await readForm(request(cutBy(TEXT, size)), { streamAbove, ...limits });
        expect(result).toMatchObject(expected as object);
      }
    },
  );

  test.each([
    [{ maxBytes: 10 }, "a=%81%DF&b=2", { code: "too-many-bytes", start: 10, end: 11 }],
    [{ maxPairs: 1 }, "a=%81%DF&b=2", { code: "too-many-pairs", start: 9, end: 10 }],
    [{ strict: true }, "a=%81%DF&b=%8", { code: "malformed-percent", start: 11, end: 12 }],
    [{ strict: true }, "a=%81%DF&b=%", { code: "malformed-percent", start: 11, end: 12 }],
    [{}, "a=%81%DF&b=é", { code: "non-ASCII-byte", start: 11, end: 12 }],
  ])("the limits are the same in Shift_JIS: %j", async (limits, text, error) => {
    for (const size of [1, 5, 64]) {
      const result = await readForm(request(cutBy(text, size), "; charset=sjis"), { streamAbove, ...limits });
      expect(result).toMatchObject({ ok: false, error });
    }
  });
});

describe("a form that names its own encoding", () => {
  const read = async (text: string, options: object, charset = "") => {
    const result = await readForm(request(cutBy(text, 5), charset), { shape: "pairs", streamAbove: 0, ...options });
    return result.ok ? result.value : result.error.code;
  };

  test("_charset_ decides for the fields before it, if the option is given", async () => {
    const text = "a=%E4&_charset_=windows-1252";
    expect(await read(text, { charsetField: true })).toEqual([
      ["a", "ä"],
      ["_charset_", "windows-1252"],
    ]);
    expect(await read(text, {})).toEqual([
      ["a", "\ufffd"],
      ["_charset_", "windows-1252"],
    ]);
    expect(await read("a=%C3%A4&_charset_=utf-8", { charsetField: true }, "; charset=latin1")).toEqual([
      ["a", "ä"],
      ["_charset_", "utf-8"],
    ]);
    expect(await read("a=%E4&_charset_=klingon", { charsetField: true }, "; charset=latin1")).toEqual([
      ["a", "ä"],
      ["_charset_", "klingon"],
    ]);
  });

  test("a sentinel decides between UTF-8 and the declared encoding", async () => {
    expect(await read("utf8=%E2%9C%93&a=%C3%A4", { sentinel: true }, "; charset=latin1")).toEqual([["a", "ä"]]);
    expect(await read("a=%E4&utf8=%26%2310003%3B", { sentinel: true }, "; charset=latin2")).toEqual([["a", "ä"]]);
    expect(await read("a=%E4%80&utf8=%26%2310003%3B", { sentinel: true })).toEqual([["a", "ä€"]]);
    // The form declares UTF-8 itself.
    expect(await read("a=%E4&utf8=%26%2310003%3B", { sentinel: true }, "; charset=utf-8")).toEqual([["a", "\ufffd"]]);
    expect(await read("a=%C3%A4", { sentinel: true })).toEqual([["a", "ä"]]);
  });

  test("its limits hold although it is buffered", async () => {
    expect(await read("a=1&b=2&_charset_=latin1", { charsetField: true, maxPairs: 2 })).toBe("too-many-pairs");
    expect(await read("a=1&b=2&_charset_=latin1", { charsetField: true, maxBytes: 20 })).toBe("too-many-bytes");
  });

  test("numeric references become characters, if the option is given", async () => {
    const text = "a=%26%239786%3B";
    expect(await read(text, { interpretNumericEntities: true }, "; charset=latin1")).toEqual([["a", "☺"]]);
    expect(await read(text, { interpretNumericEntities: true })).toEqual([["a", "&#9786;"]]);
    expect(await read(text, {}, "; charset=latin1")).toEqual([["a", "&#9786;"]]);
  });

  test("the default charset is for forms that declare none", async () => {
    expect(await read("a=%E4", { charset: "latin1" })).toEqual([["a", "ä"]]);
    expect(await read("a=%C3%A4", { charset: "latin1" }, "; charset=utf-8")).toEqual([["a", "ä"]]);
  });
});
