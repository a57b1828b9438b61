// Uses the undici that the argument names with the built package, and prints what came out.
import { createServer } from "node:net";
import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { createPolicy } from "@url/guard";
import { guardedDispatcher } from "@url/guard/undici";

const undici = await import(process.argv[2]);

const bomb = gzipSync(Buffer.alloc(10_000_000));
const head = (...headers) => `HTTP/1.1 200 OK\r\n${headers.map((header) => `${header}\r\n`).join("")}\r\n`;
const replies = {
  "/short": [head("Content-Length: 5", "X-Twice: a", "X-Twice: b"), "hello"],
  "/gzip": [head("Content-Encoding: gzip", `Content-Length: ${gzipSync("hello").length}`), gzipSync("hello")],
  "/bomb": [head("Content-Encoding: gzip", "Connection: close", `Content-Length: ${bomb.length}`), bomb],
  "/stalled": [head("Content-Length: 5"), "hel"],
  "/silent": [],
};
const sockets = new Set();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  socket.on("data", (bytes) => {
    const [, path] = `${bytes}`.split(" ");
    for (const piece of replies[path]) socket.write(piece);
    if (path === "/bomb") socket.end();
  });
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const policy = createPolicy({ addresses: { allow: ["127.0.0.1"] }, limits: { responseBytes: 100_000, time: 10_000 } });
const dispatcher = guardedDispatcher(policy);
const results = {};

/** What a promise becomes: its value, or the rule or the name of the error. */
async function settled(promise) {
  try {
    return await promise;
  } catch (error) {
    for (let inner = error; inner; inner = inner.cause) if (inner.rule) return inner.rule;
    return error.name;
  }
}

const request = async (path, options) =>
  (await undici.request(`${origin}${path}`, { dispatcher, ...options })).body.text();
const fetched = async (path, options) => (await undici.fetch(`${origin}${path}`, { dispatcher, ...options })).text();
const streamed = async (path, options) => {
  const target = new PassThrough();
  const streaming = undici.stream(`${origin}${path}`, { dispatcher, method: "GET", ...options }, () => target);
  const [, chunks] = await Promise.all([streaming, target.toArray()]);
  return `${Buffer.concat(chunks)}`;
};
/** The methods that undici has for every dispatcher, with ours. */
const own = async (path, options) => {
  const { body } = await undici.Dispatcher.prototype.request.call(dispatcher, {
    origin,
    path,
    method: "GET",
    ...options,
  });
  return body.text();
};

for (const [name, send] of Object.entries({ request, fetch: fetched, stream: streamed, "Dispatcher.request": own })) {
  results[name] = {};
  for (const path of ["/short", "/gzip", "/bomb"]) results[name][path] = await settled(send(path));
  for (const path of ["/stalled", "/silent"])
    results[name][path] = await settled(send(path, { signal: AbortSignal.timeout(300) }));
}

const forms = {
  "newer form": (log, resolve) => ({
    onRequestStart: () => log.push("start"),
    onResponseStart: (_, status, headers) => log.push(`${status} ${headers["x-twice"]}`),
    onResponseData: (_, chunk) => log.push(`${chunk}`),
    onResponseEnd: () => resolve(log),
    onResponseError: (_, error) => resolve([...log, error.name]),
  }),
  "older form": (log, resolve) => ({
    onConnect: () => log.push("start"),
    onHeaders: (status, headers) => log.push(`${status} ${headers.slice(2).filter((_, at) => at % 2)}`),
    onData: (chunk) => log.push(`${chunk}`),
    onComplete: () => resolve(log),
    onError: (error) => resolve([...log, error.name]),
  }),
};
for (const [name, make] of Object.entries(forms)) {
  const dispatch = (options) =>
    new Promise((resolve) =>
      dispatcher.dispatch({ origin, path: "/short", method: "GET", ...options }, make([], resolve)),
    );
  results[name] = {
    answered: await dispatch(),
    headersTimeout: await dispatch({ headersTimeout: 5 }),
    bodyTimeout: await dispatch({ bodyTimeout: 5 }),
  };
}

// A bomb that nobody reads, on a connection that the server closes, ended the process with an assertion of undici 7.
const unread = await undici.fetch(`${origin}/bomb`, { dispatcher });
await setTimeout(500);
results["a bomb unread"] = await settled(unread.text());
results.rejected = await settled(undici.request("http://[::1]/", { dispatcher }));
results.timeouts = [
  await settled(request("/short", { headersTimeout: 1000 })),
  await settled(request("/short", { bodyTimeout: 1000 })),
];
await dispatcher.destroy();
// The server learns a little later that its connections are closed.
for (let turn = 0; sockets.size > 0 && turn < 300; turn++) await setTimeout(100);
results.open = sockets.size;
console.log(JSON.stringify(results));
server.close();
