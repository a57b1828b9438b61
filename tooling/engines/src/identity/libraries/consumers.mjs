// Gives our objects to libraries and to Node, and says what each made of them, as JSON. Its arguments are an entry and,
// to leave out what starts a browser, "without-browsers".
import childProcess from "node:child_process";
import { existsSync, mkdtempSync, promises, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import nodeURL from "node:url";
import { Worker } from "node:worker_threads";
import { classesOf, told } from "./classes.mjs";

const { URL: U, URLSearchParams: P } = await classesOf(process.argv[2]);
const require = createRequire(import.meta.url);

const server = http.createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    const type = (request.headers["content-type"] ?? "").replace(/;.*/, "");
    response.end([request.method, request.url, type, body].filter(Boolean).join(" "));
  });
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const base = `http://127.0.0.1:${server.address().port}`;

const sockets = new (await import("ws")).WebSocketServer({ port: 0, host: "127.0.0.1" });
sockets.on("connection", (socket, { url }) => socket.send(url));

const folder = mkdtempSync(join(tmpdir(), "identity-"));
const text = join(folder, "text.txt");
const worker = join(folder, "worker.mjs");
writeFileSync(text, "contents");
writeFileSync(worker, 'import { parentPort } from "node:worker_threads"; parentPort.postMessage("works");');

/** A URL of the server, of a file, and parameters, in the class that is tried. */
const url = (path = "/a?b=c") => new U(path, base);
const file = (path) => new U(nodeURL.pathToFileURL(path).href);
const params = () => new P("b=c");
const post = (body) => ({ method: "POST", body });

const { default: got } = await import("got");
const { default: axios } = await import("axios");
const { default: fetch2 } = await import("node-fetch");
const { default: ky } = await import("ky");
const { default: superagent } = await import("superagent");

/** A library, what it is given, and the answer of one that takes it. */
const USES = [
  ["got", "a URL", async () => (await got(url())).body, "GET /a?b=c"],
  ["got", "`searchParams`", async () => (await got(url("/a"), { searchParams: params() })).body, "GET /a?b=c"],
  ["axios", "a URL", async () => (await axios.get(url())).data, "GET /a?b=c"],
  ["axios", "`params`", async () => (await axios.get(`${base}/a`, { params: params() })).data, "GET /a?b=c"],
  ["axios", "a form", async () => (await axios.post(`${base}/a`, params())).data, `POST /a ${FORM()} b=c`],
  ...["undici-7", "undici-8"].flatMap((name) => [
    [name, "a URL", async () => (await (await import(name)).request(url())).body.text(), "GET /a?b=c"],
    [name, "`fetch`, a form", async () => sent((await import(name)).fetch), `POST /a ${FORM()} b=c`],
    [name, "`ProxyAgent`", async () => new (await import(name)).ProxyAgent(url("/")).close(), "null"],
  ]),
  ["node-fetch", "a URL", async () => (await fetch2(url())).text(), "GET /a?b=c"],
  ["node-fetch", "a form", () => sent(fetch2), `POST /a ${FORM()} b=c`],
  ["ky", "`searchParams`", () => ky(url("/a"), { searchParams: params() }).text(), "GET /a?b=c"],
  ["ws", "a URL", socketURL, "/a?b=c"],
  ["superagent", "a URL", async () => (await superagent.get(url()).buffer(true)).text, "GET /a?b=c"],
  ["follow-redirects", "a URL", () => read(require("follow-redirects").http.get, url()), "GET /a?b=c"],
  [
    "http-proxy-agent",
    "a URL",
    async () => new (await import("http-proxy-agent")).HttpProxyAgent(url()).proxy.pathname,
    "/a",
  ],
  ["nock", "a URL", async () => (await import("nock")).default(url("/")).basePath === base, "true"],
  ["tough-cookie", "a URL", cookie, "a=b"],
  ["jsdom", "a URL", async () => new (await import("jsdom")).JSDOM("", { url: url() }).window.location.search, "?b=c"],
  ["happy-dom", "a URL", async () => new (await import("happy-dom")).Window({ url: url() }).location.search, "?b=c"],
  ["zod", "`z.instanceof(URL)`", async () => (await import("zod")).z.instanceof(URL).safeParse(url()).success, "true"],
  ["valibot", "`v.instance(URL)`", async () => allows(await import("valibot")), "true"],
  ["arktype", '`type("URL")`', async () => (await import("arktype")).type("URL").allows(url()), "true"],
  [
    "joi",
    "`instance(URL)`",
    async () => !(await import("joi")).default.object().instance(URL).validate(url()).error,
    "true",
  ],
  ["puppeteer", "`page.goto`", () => inBrowser("puppeteer-core", "launch"), "?b=c"],
  ["playwright", "`page.goto`", async () => inBrowser("playwright-core", "chromium"), "?b=c"],
  ["`fs.readFileSync`", "a URL of a file", () => readFileSync(file(text), "utf8"), "contents"],
  ["`fs.promises.readFile`", "a URL of a file", () => promises.readFile(file(text), "utf8"), "contents"],
  ["`http.get`", "a URL", () => read(http.get, url()), "GET /a?b=c"],
  [
    "`http.request`",
    "a URL with credentials",
    () =>
      http
        .request(new U("http://u:p@127.0.0.1:1/"))
        .on("error", () => {})
        .getHeader("authorization"),
    "Basic dTpw",
  ],
  ["`fetch`", "a URL", async () => (await fetch(url())).text(), "GET /a?b=c"],
  ["`fetch`", "a form", () => sent(fetch), `POST /a ${FORM()} b=c`],
  ["`Request`", "a URL", () => new Request(url("/a")).url.slice(base.length), "/a"],
  ["`Worker`", "a URL of a file", () => message(new Worker(file(worker), { execArgv: [] })), "works"],
  ["`import()`", "a URL", async () => (await import(new U("data:text/javascript,export default 7"))).default, "7"],
  ["`createRequire`", "a URL of a file", () => createRequire(file(text))("node:path").join === join, "true"],
  [
    "`spawn`",
    "a URL as `cwd`",
    () =>
      childProcess
        .execFileSync("pwd", { cwd: file(folder), timeout: 9000 })
        .toString()
        .includes("identity-"),
    "true",
  ],
  ["`url.fileURLToPath`", "a URL of a file", () => nodeURL.fileURLToPath(file(text)) === text, "true"],
  [
    "`url.format`",
    "a URL and options",
    () => nodeURL.format(new U("http://u:p@a/#b"), { fragment: false }),
    "http://u:p@a/",
  ],
  ["`url.parse`", "a URL", () => nodeURL.parse(url("/a")).path, "/a"],
  ["`new URL`", "a URL and a base", () => new URL(url("/a"), url()).pathname, "/a"],
  ["`new URLSearchParams`", "parameters", () => new URLSearchParams(params()), "b=c"],
  ["the platform's getters", "a URL", () => Reflect.get(URL.prototype, "pathname", url("/a")), "/a"],
];

function FORM() {
  return "application/x-www-form-urlencoded";
}

/** What the server received of parameters that `send` sent as a body. */
async function sent(send) {
  return (await send(`${base}/a`, post(params()))).text();
}

function read(get, address) {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      let body = "";
      response.on("data", (part) => (body += part)).on("end", () => resolve(body));
    }).on("error", reject);
  });
}

function message(worker) {
  return new Promise((resolve, reject) => worker.on("message", resolve).on("error", reject));
}

async function socketURL() {
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(new U("/a?b=c", `ws://127.0.0.1:${sockets.address().port}`));
  const answer = await message(socket);
  socket.terminate();
  return answer;
}

function allows({ instance, is }) {
  return is(instance(URL), url());
}

async function cookie() {
  const jar = new (await import("tough-cookie")).CookieJar();
  await jar.setCookie("a=b", url());
  return jar.getCookieString(url());
}

async function inBrowser(name, what) {
  const programs = process.env.PATH.split(delimiter).map((one) => join(one, "chromium"));
  const executablePath = programs.find((one) => existsSync(one));
  if (executablePath === undefined) return "no browser here";
  const library = await import(name);
  const launcher = what === "launch" ? library.default : library[what];
  const browser = await launcher.launch({ executablePath, headless: true, args: ["--no-sandbox"], timeout: 20_000 });
  try {
    const page = await browser.newPage();
    await page.goto(url());
    return await page.evaluate("location.search");
  } finally {
    await browser.close();
  }
}

const rows = [];
const WITH_BROWSERS = process.argv[3] !== "without-browsers";
for (const [library, given, use, expected] of USES) {
  if (!WITH_BROWSERS && given === "`page.goto`") continue;
  const late = new Promise((_, reject) => setTimeout(reject, 25_000, new Error("no answer")).unref());
  const answer = await told(() => Promise.race([use(), late]));
  rows.push({ library, given, answer: answer.replaceAll(base, "http://server"), works: answer === expected });
}
rmSync(folder, { recursive: true });
console.log(JSON.stringify(rows));
process.exit();
