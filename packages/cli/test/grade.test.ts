import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { FORM_CASES, judge } from "../src/grade/form-cases.ts";
import { url } from "./harness.ts";

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit?x=1`;
}

interface Found {
  readonly name: string;
  readonly found: string;
  readonly verdict: string;
}

async function grade(origin: string): Promise<{ status: number; rows: Map<string, Found> }> {
  const { status, output } = await url(["grade", "form", origin, "--json", "--wait", "1"]);
  const rows = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Found);
  return { status, rows: new Map(rows.map((row) => [row.name, row])) };
}

test("a server that takes everything is weak, and one that fails is bad", async () => {
  const { status, rows } = await grade(
    await serve((request, response) => {
      expect(request.url).toBe("/submit?x=1");
      let text = "";
      request.on("data", (data) => (text = (text + data).slice(0, 100)));
      request.on("error", () => {});
      request.on("end", () => {
        response.statusCode = text.includes("__proto__") ? 500 : 200;
        response.end();
      });
    }),
  );
  expect(status).toBe(1);
  expect(rows.size).toBe(FORM_CASES.length + 2);
  const verdicts = (names: string[]) => names.map((name) => [rows.get(name)!.found, rows.get(name)!.verdict].join(" "));
  expect(verdicts(["a good form", "a form in one-byte chunks", "a good form beside 150 unfinished ones"])).toEqual([
    "200 ok",
    "200 ok",
    "200 ok",
  ]);
  expect(verdicts(["a gzip bomb of 64 MB", "an unknown charset", "100,000 fields"])).toEqual([
    "200 weak",
    "200 weak",
    "200 weak",
  ]);
  expect(verdicts(["names of the prototype"])).toEqual(["500 bad"]);
  expect(verdicts(["nothing behind the head", "five bytes a second"])).toEqual(["nothing weak", "nothing weak"]);
  // Node's own parser.
  expect(verdicts(["a length and chunks"])).toEqual(["400 ok"]);
});

test("a server that does not go on after a request is bad", async () => {
  let isBroken = false;
  const { rows } = await grade(
    await serve((request, response) => {
      isBroken ||= request.headers["content-encoding"] === "lzma";
      response.writeHead(isBroken ? 415 : 200, { connection: "close" }).end();
    }),
  );
  expect(rows.get("a body that is not gzip")).toMatchObject({ found: "200", verdict: "weak" });
  expect(rows.get("an unknown encoding")).toMatchObject({ found: "415; then a good form fails", verdict: "bad" });
});

test("writes a table", async () => {
  const origin = await serve((_, response) => void response.end());
  const { output } = await url(["grade", "form", origin, "--wait", "1"]);
  expect(output.split("\n").slice(0, 2)).toEqual([
    "request                                     expected             found                    ms  verdict",
    expect.stringMatching(/^a good form {33}2xx {18}200 {18} *\d+ {2}ok$/),
  ]);
});

test("sends nothing to another computer, nor where nobody listens", async () => {
  expect(await url(["grade", "form", "http://192.0.2.1/"])).toMatchObject({
    status: 3,
    errors: 'url grade: "http://192.0.2.1/" is not on this computer; --anywhere allows that\n',
  });
  expect(await url(["grade", "form", "http://127.0.0.1:1/"])).toMatchObject({
    status: 2,
    errors: 'url grade: no server answers at "http://127.0.0.1:1/"\n',
  });
  expect((await url(["grade", "form", "https://127.0.0.1/"])).errors).toContain('must begin with "http://"');
  expect((await url(["grade", "form", "no"])).errors).toContain("is not a URL");
  expect((await url(["grade", "json", "http://127.0.0.1/"])).errors).toContain("grades only forms");
});

test("judges by status and by the end of the connection", () => {
  const reaction = { time: 0, isClosed: false, sent: 0 };
  const by = (expected: string) => FORM_CASES.find((row) => row.expected === expected)!;
  expect(judge(by("413"), { ...reaction, status: null })).toBe("bad");
  expect(judge(by("413"), { ...reaction, status: null, isClosed: true })).toBe("weak");
  expect(judge(by("4xx"), { ...reaction, status: 503 })).toBe("bad");
  expect(judge(by("408 or an end"), { ...reaction, status: null, isClosed: true })).toBe("ok");
  expect(judge(by("2xx"), { ...reaction, status: 404 })).toBe("bad");
});
