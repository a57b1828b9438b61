import { expect, test } from "vitest";
import { run } from "../src/main.ts";
import type { Output } from "../src/output/output.ts";
import { chunksOf, collect, url } from "./harness.ts";

test("normalize: writes one href per line", async () => {
  const input = "HTTPS://EXAMPLE.com:443/a/../b\nhttp://0x7f.1\nmailto:a@b\n";
  expect(await url(["normalize"], [input])).toEqual({
    status: 0,
    output: "https://example.com/b\nhttp://127.0.0.1/\nmailto:a@b\n",
    errors: "",
  });
});

test("normalize: writes nothing for an empty input", async () => {
  expect(await url(["normalize"])).toEqual({ status: 0, output: "", errors: "" });
});

test("normalize: reads a last line without a line feed", async () => {
  expect((await url(["normalize"], ["https://a\nhttps://b"])).output).toBe("https://a/\nhttps://b/\n");
});

test("normalize: ignores CR, surrounding spaces and a byte order mark", async () => {
  expect(await url(["normalize"], ["\uFEFFhttps://a\r\n  https://b \r\n"])).toEqual({
    status: 0,
    output: "https://a/\nhttps://b/\n",
    errors: "",
  });
});

test("normalize: reports invalid lines on standard error with source, line, column, code and text, and continues", async () => {
  expect(await url(["normalize"], ["https://a\nhttps://\nhttps://b:99999/\n\nhttps://c\n"])).toEqual({
    status: 1,
    output: "https://a/\nhttps://c/\n",
    errors:
      '<stdin>:2:9: host-missing: "https://"\n' +
      '<stdin>:3:11: port-out-of-range: "https://b:99999/"\n' +
      '<stdin>:4:1: missing-scheme-non-relative-URL: ""\n',
  });
});

test("normalize: counts lines across chunks", async () => {
  const { errors } = await url(["normalize"], ["a:b\n".repeat(100), "a:b\na:", "b\nhttps://\n"]);
  expect(errors).toBe('<stdin>:103:9: host-missing: "https://"\n');
});

test("normalize: resolves lines against --base, and an empty line is the base", async () => {
  expect(await url(["normalize", "--base", "https://example.com/a/b?c"], ["../d\n\n//other\n#e\n"])).toEqual({
    status: 0,
    output: "https://example.com/d\nhttps://example.com/a/b?c\nhttps://other/\nhttps://example.com/a/b?c#e\n",
    errors: "",
  });
});

test("normalize: reports an invalid base as such, before it reads anything", async () => {
  async function* unread(): AsyncGenerator<Uint8Array> {
    yield Promise.reject(new Error("read"));
  }
  const output = collect();
  const errors = collect();
  expect(await run(["normalize", "--base", "https://"], { input: unread(), output, errors })).toBe(1);
  expect(output.text()).toBe("");
  expect(errors.text()).toBe("base URL:9: error: The URL has no host. [host-missing]\n  https://\n          ^\n");
});

test("normalize: decodes a character that is cut by the end of a chunk", async () => {
  const bytes = Buffer.from("https://a/é€\u{1D4B3}\n", "utf8");
  const expected = "https://a/%C3%A9%E2%82%AC%F0%9D%92%B3\n";
  for (let cut = 0; cut <= bytes.length; cut++) {
    expect((await url(["normalize"], [bytes.subarray(0, cut), bytes.subarray(cut)])).output).toBe(expected);
  }
});

test("normalize: accepts a line of four megabytes", async () => {
  const chunk = "x".repeat(65_536);
  const { status, output } = await url(["normalize"], ["https://EXAMPLE.com/", ...Array(64).fill(chunk), "\na:b\n"]);
  expect(status).toBe(0);
  expect(output.length).toBe("https://example.com/".length + 64 * 65_536 + 1 + "a:b\n".length);
  expect(output.endsWith("x\na:b\n")).toBe(true);
});

test("normalize: reads nothing more while the reader is slow", async () => {
  let read = 0;
  let release: (() => void) | undefined;
  const output: Output = {
    closed: false,
    write: () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  };
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunksOf(Array(20).fill("https://a/\n"))) {
      read++;
      yield chunk;
    }
  }
  const end = run(["normalize"], { input: counted(), output, errors: collect() });
  for (let chunk = 1; chunk <= 20; chunk++) {
    // Many more turns than the whole input would take if nobody waited.
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(read).toBe(chunk);
    release?.();
  }
  expect(await end).toBe(0);
});

test("normalize: keeps a bounded amount of output that is longer than its input", async () => {
  let largest = 0;
  let total = 0;
  const output: Output = {
    closed: false,
    write(text) {
      largest = Math.max(largest, text.length);
      total += text.length;
      return undefined;
    },
  };
  const base = `https://example.com/${"a".repeat(10_000)}/`;
  const status = await run(["normalize", "--base", base], {
    input: chunksOf(["b\n".repeat(2000)]),
    output,
    errors: collect(),
  });
  expect(status).toBe(0);
  expect(total).toBe(2000 * (base.length + 2));
  expect(largest).toBeLessThan(100_000);
});

test("normalize: stops without a message when the reader closes the pipe, with the status of the lines so far", async () => {
  let read = 0;
  let closed = false;
  const output: Output = {
    get closed() {
      return closed;
    },
    write() {
      closed = true;
      return undefined;
    },
  };
  async function* more(): AsyncGenerator<Uint8Array> {
    for (; read < 100; read++) yield Buffer.from("https://a/\nhttps://\n");
  }
  const errors = collect();
  expect(await run(["normalize"], { input: more(), output, errors })).toBe(1);
  expect(read).toBe(0);
});
