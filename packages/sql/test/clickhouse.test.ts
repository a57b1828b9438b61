import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerClickHouse, clickHouseFiles } from "../src/clickhouse/index.ts";
import { SQL_FUNCTIONS } from "../src/index.ts";

async function* chunks(...given: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of given) yield typeof chunk === "string" ? Buffer.from(chunk, "utf8") : chunk;
}

async function answers(name: string, ...given: readonly (string | Uint8Array)[]): Promise<string[]> {
  const found: string[] = [];
  for await (const text of answerClickHouse(name, chunks(...given))) found.push(text);
  return found;
}

describe("answerClickHouse", () => {
  test("answers each line with one line, whatever the line is", async () => {
    expect((await answers("url_host", "http://a/\n\n\\N\nno URL\n \nhttp://b/\n")).join("")).toBe(
      "a\n\\N\n\\N\n\\N\n\\N\nb\n",
    );
  });

  test("answers the lines of a chunk when it has come, and waits for the rest of the last line", async () => {
    expect(await answers("url_host", "http://a/\nhttp://", "b/", "\n", "http://c/\n")).toEqual(["a\n", "b\n", "c\n"]);
  });

  test("answers a last line that nothing ends, and nothing for no input", async () => {
    expect(await answers("url_host", "http://a/\nhttp://b/")).toEqual(["a\n", "b\n"]);
    expect(await answers("url_host")).toEqual([]);
    expect(await answers("url_host", "", new Uint8Array(0))).toEqual([]);
  });

  test("a chunk may end inside of a character, and at every byte", async () => {
    const bytes = Buffer.from("http://a/é😀\n\\N\nx:\\\\\\t\n", "utf8");
    const all = "http://a/%C3%A9%F0%9F%98%80\n\\N\nx:\\\\\n";
    for (let cut = 0; cut <= bytes.length; cut++)
      expect((await answers("url_normalize", bytes.subarray(0, cut), bytes.subarray(cut))).join("")).toBe(all);
    expect((await answers("url_normalize", ...Array.from(bytes, (byte) => Uint8Array.of(byte)))).join("")).toBe(all);
  });

  // https://clickhouse.com/docs/interfaces/formats/TabSeparated: what is escaped, and how NULL is written.
  test.each([
    ["\\\\N", "%5CN", "\\\\N"],
    ["\\t", "%09", "\\t"],
    ["\\n", "%0A", "\\n"],
    ["\\r", "%0D", "\\r"],
    ["\\0", "%00", "\\0"],
    ["\\b", "%08", "\\b"],
    ["\\f", "%0C", "\\f"],
    ["\\'", "%27", "'"],
    ["\\\\", "%5C", "\\\\"],
    ["\\\\n", "%5Cn", "\\\\n"],
    ["\u0001", "%01", "\u0001"],
  ])("reads %j as a name, and writes it as a value", async (cell, encoded, written) => {
    const line = `http://a/?${encoded}=${encoded}\t${cell}\n`;
    expect(await answers("url_param", line)).toEqual([`${written}\n`]);
  });

  test("a byte order mark is a character, because ClickHouse sends none", async () => {
    expect(await answers("url_host", "\ufeffhttp://a/\n")).toEqual(["\\N\n"]);
  });

  test("whatever the texts are, a line for each row comes back, and what the function returns for it", async () => {
    // Each unit that ClickHouse escapes, as its documentation lists them.
    const escapes: readonly (readonly [string, string])[] = [
      ["\\", "\\\\"],
      ["\b", "\\b"],
      ["\f", "\\f"],
      ["\r", "\\r"],
      ["\n", "\\n"],
      ["\t", "\\t"],
      ["\0", "\\0"],
    ];
    const encode = (text: string | null) =>
      text === null ? "\\N" : escapes.reduce((found, [unit, letters]) => found.replaceAll(unit, () => letters), text);
    const { call } = SQL_FUNCTIONS.find(({ name }) => name === "url_param")!;
    const text = fc.string({ unit: "binary", maxLength: 12 });
    const name = fc.oneof(text, fc.constantFrom("\\N", "\t", "\\", "\n", "", null));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, fc.nat(40)), { minLength: 1, maxLength: 8 }), async (rows) => {
        const args = rows.map(([key]) => [
          `http://a/?${encodeURIComponent(key ?? "")}=${encodeURIComponent(`${key}!`)}`,
          key,
        ]);
        const bytes = Buffer.from(args.map((cells) => `${cells.map((cell) => encode(cell!)).join("\t")}\n`).join(""));
        const cut = (rows[0]?.[1] ?? 0) % bytes.length;
        const answer = (await answers("url_param", bytes.subarray(0, cut), bytes.subarray(cut))).join("");
        expect(answer).toBe(rows.map(([key]) => `${encode(key === null ? null : `${key}!`)}\n`).join(""));
        expect(args.map((cells) => call(...cells))).toEqual(rows.map(([key]) => (key === null ? null : `${key}!`)));
      }),
      { numRuns: 100 },
    );
  });

  test("a boolean is true or false", async () => {
    expect(await answers("url_is_valid", "http://a/\na b\n\\N\n")).toEqual(["true\nfalse\n\\N\n"]);
  });

  test("a megabyte in small chunks is one line", async () => {
    const piece = "é".repeat(500);
    const pieces = Array.from({ length: 1000 }, () => piece);
    const [answer] = await answers("url_normalize", "http://a/", ...pieces, "\n");
    expect(answer).toBe(`http://a/${"%C3%A9".repeat(500_000)}\n`);
  });

  test("a line with another number of cells is an error, after the answers before it", async () => {
    const found: string[] = [];
    const read = async (name: string, ...given: string[]) => {
      for await (const text of answerClickHouse(name, chunks(...given))) found.push(text);
    };
    await expect(read("url_host", "http://a/\n", "http://a/\tb\n")).rejects.toThrow(
      /^url_host: a line must have one cell/,
    );
    expect(found).toEqual(["a\n"]);
    await expect(read("url_param", "http://a/\n")).rejects.toThrow(/^url_param: a line must have two cells/);
    await expect(read("url_param", "a\tb\tc\n")).rejects.toThrow(RangeError);
    await expect(read("url_part", "http://a/\tprotocol\n")).rejects.toThrow(/^url_part: part must be/);
  });

  test("a function that does not exist is an error at once", () => {
    expect(() => answerClickHouse("url_hosts", chunks())).toThrow(RangeError);
    expect(() => answerClickHouse("__proto__", chunks())).toThrow(RangeError);
    expect(() => answerClickHouse(1 as never, chunks())).toThrow(TypeError);
    expect(() => answerClickHouse("url_host", "http://a/" as never)).toThrow(TypeError);
    expect(() => answerClickHouse("url_host", null as never)).toThrow(TypeError);
  });
});

describe("clickHouseFiles", () => {
  const fileOf = (path: string, options = {}) => clickHouseFiles(options).find((file) => file.path === path)!;

  test("declares each function of the table with its parameters and its type", () => {
    const { text, executable } = fileOf("url_function.xml");
    expect(executable).toBe(false);
    const blocks = text.split("<function>").slice(1);
    expect(blocks).toHaveLength(SQL_FUNCTIONS.length);
    for (const [i, { name, parameters, returns }] of SQL_FUNCTIONS.entries()) {
      expect(blocks[i]).toContain(`<name>${name}</name>`);
      expect(blocks[i]).toContain(`<command>url-sql ${name}</command>`);
      expect(blocks[i]!.match(/(?<=<argument><type>Nullable\(String\)<\/type><name>)\w+/g)).toEqual(
        parameters.map((parameter) => parameter.name),
      );
      expect(blocks[i]).toContain(`<return_type>Nullable(${returns === "boolean" ? "Bool" : "String"})</return_type>`);
      expect(blocks[i]).toContain("<pool_size>4</pool_size>");
    }
    expect(fileOf("url_function.xml", { poolSize: 16 }).text).toContain("<pool_size>16</pool_size>");
  });

  test("the script runs the command, with each word quoted for a shell", () => {
    const { text, executable } = fileOf("user_scripts/url-sql");
    expect(executable).toBe(true);
    expect(text).toMatch(/^#!\/bin\/sh\n.*\nexec url sql serve "\$1"\n$/s);
    const odd = fileOf("user_scripts/url-sql", {
      command: ["/opt/my node", "it's", "$(x)", "a;b", "", "-C", "@url/x"],
    });
    expect(odd.text).toContain(`exec '/opt/my node' 'it'\\''s' '$(x)' 'a;b' '' -C @url/x sql serve "$1"\n`);
  });

  test("wrong options are errors that name them", () => {
    const wrong = (options: unknown) => () => clickHouseFiles(options as never);
    expect(wrong({ command: "url" })).toThrow(/^clickHouseFiles: .*command must be an array/);
    expect(wrong({ command: [] })).toThrow(RangeError);
    expect(wrong({ command: [1] })).toThrow(TypeError);
    expect(wrong({ command: ["a\0b"] })).toThrow(RangeError);
    expect(wrong({ poolSize: 0 })).toThrow(RangeError);
    expect(wrong({ poolSize: 1.5 })).toThrow(RangeError);
    expect(wrong({ poolSize: "4" })).toThrow(TypeError);
    expect(wrong("url")).toThrow(TypeError);
  });
});
