import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";

/**
 * What the README says of Node's own functions, asked of a Node without a test runner's loader around it.
 * Each answer is what Node makes of our object; where `native` is given, of its own object too.
 */
const script = `
${await bundle("src/index.ts")}
const { URL: Ours, URLSearchParams: OurParams } = api;
const fs = await import("node:fs");
const http = await import("node:http");
const https = await import("node:https");
const { createRequire } = await import("node:module");
const os = await import("node:os");
const path = await import("node:path");
const nodeURL = await import("node:url");
const util = await import("node:util");
const { Worker } = await import("node:worker_threads");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "url api "));
const name = path.join(folder, "a file.txt");
const file = new Ours(nodeURL.pathToFileURL(name));
fs.writeFileSync(file, "contents");
const server = http.createServer((request, response) => {
  const { authorization = "", "content-type": type = "" } = request.headers;
  response.end([request.method, request.url, authorization, type].join(" "));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const base = new Ours("http://127.0.0.1:" + server.address().port + "/a?b=c#d");
const withCredentials = new Ours(base);
withCredentials.username = "u";
withCredentials.password = "p";
const get = (url) => new Promise((resolve, reject) => {
  const body = [];
  const read = (response) => response.on("data", (part) => body.push(part)).on("end", () => resolve(body.join("")));
  http.get(url, { agent: false }, read).on("error", reject);
});
const post = async (body) => (await fetch(base, { method: "POST", body, headers: { connection: "close" } })).text();

const secure = https.request(new Ours("https://127.0.0.1:1/a?b"));
secure.on("error", () => {}).destroy();
const working = path.join(folder, "worker.mjs");
fs.writeFileSync(working, 'import { parentPort } from "node:worker_threads"; parentPort.postMessage("works");');

const answers = {
  readFile: await fs.promises.readFile(file, "utf8"),
  readFileSync: fs.readFileSync(file, "utf8"),
  fileURLToPath: nodeURL.fileURLToPath(file) === name,
  import: (await import(new Ours("data:text/javascript,export default 7"))).default,
  require: createRequire(file)("node:path").join === path.join,
  worker: await new Promise((resolve, reject) => {
    new Worker(new Ours(nodeURL.pathToFileURL(working)), { execArgv: [] }).on("message", resolve).on("error", reject);
  }),
  httpsRequest: [secure.host, secure.path].join(""),
  fetch: await (await fetch(base, { headers: { connection: "close" } })).text(),
  request: new Request(base).url === base.href,
  httpGet: await get(withCredentials),
  nativeURL: new URL(base).href === base.href,
  nativeBase: new URL("x", base).href === new Ours("x", base).href,
  nativeParams: new URLSearchParams(base.searchParams).toString(),
  deepEqual: [util.isDeepStrictEqual(new Ours("a:b"), new Ours("a:b")), util.isDeepStrictEqual(new Ours("a:b"), new Ours("a:c"))],
  instanceOfNative: base instanceof URL,
  format: nodeURL.format(new Ours("http://u:p@h/a#b"), { fragment: false }),
  formatNative: nodeURL.format(new URL(new Ours("http://u:p@h/a#b")), { fragment: false }),
  body: await post(new OurParams("a=b")),
  bodyNative: await post(new URLSearchParams(new OurParams("a=b"))),
  clone: JSON.stringify(structuredClone(base)),
};
server.close();
fs.rmSync(folder, { recursive: true });
console.log(JSON.stringify(answers));
`;

const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-"], {
  input: script,
  encoding: "utf8",
  timeout: 60_000,
});
const answers: Record<string, unknown> = stdout === "" ? {} : JSON.parse(stdout);

test("node: fs accepts our file URL", () => {
  expect(stderr).toBe("");
  expect(answers).toMatchObject({ readFile: "contents", readFileSync: "contents", fileURLToPath: true });
});

test("node: import() accepts our URL", () => {
  expect(answers.import).toBe(7);
});

test("node: createRequire and Worker accept our file URL", () => {
  expect(answers).toMatchObject({ require: true, worker: "works" });
});

test("node: fetch and Request accept our URL", () => {
  expect(answers).toMatchObject({ fetch: "GET /a?b=c  ", request: true });
});

test("node: http.get and https.request accept our URL, including credentials", () => {
  expect(answers.httpsRequest).toBe("127.0.0.1/a?b");
  expect(answers.httpGet).toBe("GET /a?b=c Basic dTpw ");
});

test("node: the platform's classes accept our objects", () => {
  expect(answers).toMatchObject({ nativeURL: true, nativeBase: true, nativeParams: "b=c" });
});

test("node: util.isDeepStrictEqual compares our URLs by href", () => {
  expect(answers.deepEqual).toEqual([true, false]);
});

test("node: our URL is not an instance of the global class", () => {
  expect(answers.instanceOfNative).toBe(false);
});

test("node: url.format does not recognize our URL: it drops credentials and ignores its options", () => {
  expect(answers).toMatchObject({ format: "http://h/a#b", formatNative: "http://u:p@h/a" });
});

test("node: our URLSearchParams as a body has the type text/plain; Node's own has that of a form", () => {
  expect(answers.body).toBe("POST /a?b=c  text/plain;charset=UTF-8");
  expect(answers.bodyNative).toBe("POST /a?b=c  application/x-www-form-urlencoded;charset=UTF-8");
});

test("node: structuredClone returns an empty object for our URL", () => {
  expect(answers.clone).toBe("{}");
});
