import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createPolicy, type Decision, GuardError, guardedFetch, type PolicyOptions } from "../src/index.ts";
import { resolver, serveLocally } from "./server.ts";

const local = serveLocally(answer);
const url = (path: string, host = "a.example.com") => `http://${host}:${local.port}${path}`;

function create(options: PolicyOptions = {}): typeof fetch {
  return guardedFetch(createPolicy({ addresses: { allow: ["127.0.0.1"] }, ...options }), {
    lookup: resolver(["127.0.0.1"]),
  });
}

/** What the local server does, by the path. `/to/<status>/<URL>` redirects. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const [, kind, status, ...rest] = request.url!.split("/");
  const chunks: Buffer[] = [];
  request
    .on("data", (chunk) => chunks.push(chunk))
    .on("end", () => {
      if (kind === "to")
        response.writeHead(Number(status), { location: decodeURIComponent(rest.join("/")) }).end("moved");
      else if (kind === "loop") response.writeHead(302, { location: `/loop/${Number(status) + 1}` }).end();
      else if (kind === "echo") {
        const { method, headers, url } = request;
        response.end(JSON.stringify({ method, headers, url, body: Buffer.concat(chunks).toString() }));
      } else if (kind === "coded") {
        const coders: Record<string, (text: string) => Buffer> = {
          gzip: gzipSync,
          deflate: deflateSync,
          br: brotliCompressSync,
        };
        response.writeHead(200, { "content-encoding": status }).end(coders[status!]!("x".repeat(100_000)));
      } else if (kind === "status")
        response
          .writeHead(Number(status), "Told", [
            ["set-cookie", "a=1"],
            ["set-cookie", "b=2"],
          ] as never)
          .end();
      else if (kind === "endless") {
        response.writeHead(302, { location: decodeURIComponent([status, ...rest].join("/")) });
        const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
        response.on("close", () => clearInterval(timer));
      } else if (kind === "slow") response.write("first");
      else if (kind === "never") return;
      else response.end("secret");
    });
}

const redirectTo = (status: number, target: string) => url(`/to/${status}/${encodeURIComponent(target)}`);
const echo = async (response: Response) =>
  (await response.json()) as { method: string; headers: Record<string, string>; url: string; body: string };

test("returns the platform's Response", async () => {
  const response = await create()(`${url("/x?y")}#z`);
  expect(response).toBeInstanceOf(Response);
  expect([response.status, response.ok, response.url, response.redirected]).toEqual([200, true, url("/x?y"), false]);
  expect(await response.text()).toBe("secret");
});

test.each([200, 404, 503])("status %i, its text and headers are those of the response", async (status) => {
  const response = await create()(url(`/status/${status}`));
  expect([response.status, response.statusText]).toEqual([status, "Told"]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test.each([
  ["HEAD", "/"],
  ["GET", "/status/204"],
  ["GET", "/status/304"],
])("%s %s has no body", async (method, path) => {
  expect((await create()(url(path), { method })).body).toBe(null);
});

test.each<[string, BodyInit, string]>([
  ["text", "a=1", "a=1"],
  ["parameters", new URLSearchParams({ a: "é" }), "a=%C3%A9"],
  ["bytes", Uint8Array.of(0x61, 0x62), "ab"],
  ["a Blob", new Blob(["ab"]), "ab"],
])("a body of %s is sent with its length", async (_, body, sent) => {
  const received = await echo(await create()(url("/echo"), { method: "POST", body }));
  expect(received.body).toBe(sent);
  expect(received.headers["content-length"]).toBe(`${sent.length}`);
});

test("a stream is sent in chunks, and a Request with all that it has", async () => {
  const stream = new Blob(["streamed"]).stream();
  const init = { method: "PUT", body: stream, duplex: "half", headers: { "x-a": "1" } } as RequestInit;
  const received = await echo(await create()(new Request(url("/echo"), init)));
  expect(received).toMatchObject({
    method: "PUT",
    body: "streamed",
    headers: { "x-a": "1", "transfer-encoding": "chunked" },
  });
});

test("headers of the connection and of proxies are not sent, and Host is that of the URL", async () => {
  const headers = {
    host: "inside",
    connection: "x",
    "content-length": "9",
    "transfer-encoding": "x",
    "proxy-authorization": "x",
    te: "x",
    "x-a": "1",
  };
  const received = await echo(await create()(url("/echo"), { headers }));
  expect(received.headers).toMatchObject({ host: `a.example.com:${local.port}`, "x-a": "1", accept: "*/*" });
  for (const name of ["proxy-authorization", "te", "transfer-encoding", "content-length"])
    expect(received.headers).not.toHaveProperty(name);
});

test("credentials of a URL are rejected, or sent as Basic where the policy allows them", async () => {
  const withCredentials = `http://user:p%40ss@a.example.com:${local.port}/echo`;
  await expect(create()(withCredentials)).rejects.toMatchObject({ rule: "credentials" });
  const response = await create({ credentials: "allow" })(withCredentials);
  expect(response.url).toBe(url("/echo"));
  expect((await echo(response)).headers.authorization).toBe(`Basic ${btoa("user:p@ss")}`);
  const redirected = await create({ credentials: "allow" })(redirectTo(302, withCredentials));
  expect((await echo(redirected)).headers.authorization).toBe(`Basic ${btoa("user:p@ss")}`);
});

describe("redirects", () => {
  test.each<[string, PolicyOptions, () => string, string]>([
    ["to an address that is not allowed", {}, () => redirectTo(302, `http://[::1]:${local.port}/`), "special-address"],
    ["to cloud metadata", {}, () => redirectTo(301, "http://169.254.169.254/latest/"), "cloud-service"],
    ["to an odd spelling", {}, () => redirectTo(307, "http://0xA9.0xFE.0xA9.0xFE/"), "cloud-service"],
    ["to a special name", {}, () => redirectTo(302, "http://localhost/"), "special-use-name"],
    ["to another scheme", {}, () => redirectTo(302, "file:///etc/passwd"), "scheme"],
    ["to a data URL", {}, () => redirectTo(302, "data:text/plain,x"), "scheme"],
    ["to credentials", {}, () => redirectTo(302, "http://u:p@a.example.com/"), "credentials"],
    ["to a port that is blocked", {}, () => redirectTo(302, "http://a.example.com:25/"), "port"],
    ["to what is not a URL", {}, () => redirectTo(302, "http://["), "invalid-url"],
    ["to an address without a scheme", {}, () => redirectTo(302, "//127.2/"), "special-address"],
    ["to itself", {}, () => url("/loop/0"), "redirect-limit"],
    ["where none are allowed", { redirects: { limit: 0 } }, () => redirectTo(302, "/echo"), "redirect-limit"],
    [
      "to a host that is not in the list",
      { hosts: { allow: ["a.example.com"] } },
      () => redirectTo(302, url("/", "b.example.com")),
      "host-not-allowed",
    ],
    [
      "twice, the second to the inside",
      {},
      () => redirectTo(302, redirectTo(302, "http://10.0.0.1/")),
      "special-address",
    ],
  ])("%s are rejected", async (_, options, from, rule) => {
    const decisions: Decision[] = [];
    const policy = { ...options, onDecision: (decision: Decision) => void decisions.push(decision) };
    const error = await create(policy)(from()).catch((error) => error);
    expect(error).toBeInstanceOf(GuardError);
    expect(error.rule).toBe(rule);
    expect(decisions.at(-1)).toMatchObject({ verdict: "rejected", rule });
  });

  test("are followed as far as the limit, and not further", async () => {
    await create({ redirects: { limit: 3 } })(url("/loop/0")).catch(() => {});
    expect(local.requests.map(({ url }) => url)).toEqual(["/loop/0", "/loop/1", "/loop/2", "/loop/3"]);
  });

  // https://fetch.spec.whatwg.org/#http-redirect-fetch
  test.each<[number, string, string, string]>([
    [301, "POST", "GET", ""],
    [302, "POST", "GET", ""],
    [303, "POST", "GET", ""],
    [307, "POST", "POST", "a=1"],
    [308, "POST", "POST", "a=1"],
    [301, "PUT", "PUT", "a=1"],
    [303, "PUT", "GET", ""],
  ])("%i makes %s a %s", async (status, method, then, body) => {
    const response = await create()(redirectTo(status, "/echo"), { method, body: "a=1" });
    const received = await echo(response);
    expect([received.method, received.body, response.redirected]).toEqual([then, body, true]);
    expect(received.headers["content-type"]).toBe(body === "" ? undefined : "text/plain;charset=UTF-8");
  });

  test("of a stream are rejected, unless they drop the body", async () => {
    const init = () => ({ method: "POST", body: new Blob(["x"]).stream(), duplex: "half" }) as RequestInit;
    await expect(create()(redirectTo(307, "/echo"), init())).rejects.toMatchObject({ rule: "redirect-body" });
    expect((await echo(await create()(redirectTo(303, "/echo"), init()))).method).toBe("GET");
  });

  test("to another origin take only headers that are public, and those that the policy names", async () => {
    const headers = {
      authorization: "Bearer x",
      cookie: "a=1",
      "x-api-key": "k",
      "x-trace": "t",
      "accept-language": "de",
    };
    const across = redirectTo(302, url("/echo", "b.example.com"));
    const received = (await echo(await create({ redirects: { keepHeaders: ["X-Trace"] } })(across, { headers })))
      .headers;
    expect(received).toMatchObject({ "x-trace": "t", "accept-language": "de" });
    for (const name of ["authorization", "cookie", "x-api-key"]) expect(received).not.toHaveProperty(name);
    const same = (await echo(await create()(redirectTo(302, "/echo"), { headers }))).headers;
    expect(same).toMatchObject(headers);
  });

  test("are returned with redirect: manual, and an error with redirect: error", async () => {
    const manual = await create()(redirectTo(302, "http://127.0.0.2/"), { redirect: "manual" });
    expect([manual.status, manual.headers.get("location")]).toEqual([302, "http://127.0.0.2/"]);
    await expect(create()(redirectTo(302, "/echo"), { redirect: "error" })).rejects.toBeInstanceOf(TypeError);
  });

  test.each(["/echo", "http://10.0.0.1/"])(
    "with a body that never ends free their connection: to %s",
    async (target) => {
      const answer = await create()(url(`/endless/${encodeURIComponent(target)}`)).catch((error) => error);
      if (answer instanceof Response) await answer.text();
      else expect(answer).toMatchObject({ rule: "special-address" });
      await expect.poll(() => local.requests[0]!.socket.destroyed).toBe(true);
    },
  );

  test("keep the fragment, which the server never sees", async () => {
    const response = await create()(`${redirectTo(302, "/echo/?q")}#f`);
    expect((await echo(response)).url).toBe("/echo/?q");
    expect(response.url).toBe(url("/echo/?q"));
  });
});

describe("limits", () => {
  test.each(["gzip", "deflate", "br"])(
    "%s is decompressed, and its size is that of what it becomes",
    async (coding) => {
      expect((await (await create()(url(`/coded/${coding}`))).text()).length).toBe(100_000);
      const small = await create({ limits: { responseBytes: 99_999 } })(url(`/coded/${coding}`));
      await expect(small.text()).rejects.toMatchObject({ rule: "response-size" });
    },
  );

  test("a response that does not end in time is rejected, before and after its headers", async () => {
    await expect(create({ limits: { time: 50 } })(url("/never"))).rejects.toMatchObject({ rule: "time" });
    // The headers come at once, on a busy machine a little later.
    const response = await create({ limits: { time: 2000 } })(url("/slow"));
    await expect(response.text()).rejects.toMatchObject({ rule: "time" });
  });

  test("a limit that is longer than a timer of Node can be is kept", async () => {
    const guarded = create({ limits: { time: 2 ** 40, connectTime: 2 ** 40 } });
    expect(await (await guarded(url("/"))).text()).toBe("secret");
  });

  test("what ends a request late is reported too", async () => {
    const decisions: Decision[] = [];
    const onDecision = (decision: Decision) => void decisions.push(decision);
    await create({ limits: { time: 50 }, onDecision })(url("/never")).catch(() => {});
    expect(decisions.at(-1)).toMatchObject({ verdict: "rejected", rule: "time", url: url("/never") });
  });

  test("a signal ends the request with its reason, before and after the headers", async () => {
    const early = AbortSignal.abort(new Error("early"));
    await expect(create()(url("/"), { signal: early })).rejects.toThrow("early");
    const controller = new AbortController();
    const response = await create()(url("/slow"), { signal: controller.signal });
    const text = response.text();
    controller.abort(new Error("late"));
    await expect(text).rejects.toThrow("late");
  });
});

test("another failure is a TypeError with its cause, as of the platform's fetch", async () => {
  const error = await create()("http://127.0.0.1:1/").catch((error) => error);
  expect(error).toMatchObject({ rule: "port" });
  const closed = await create({ ports: [[1, 65_535]] })("http://127.0.0.1:1/").catch((error) => error);
  expect(closed).toBeInstanceOf(TypeError);
  expect(closed.cause).toMatchObject({ code: "ECONNREFUSED" });
});

test.each([{ integrity: "sha256-x" }, { dispatcher: {} }])(
  "%j, which would not be obeyed, is rejected",
  async (init) => {
    await expect(create()(url("/"), init as RequestInit)).rejects.toBeInstanceOf(TypeError);
    expect(local.connections).toBe(0);
  },
);

test("a body that is cancelled frees its connection", async () => {
  const response = await create()(url("/slow"));
  const reader = response.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe("first");
  await reader.cancel();
  await expect.poll(() => local.requests[0]!.socket.destroyed).toBe(true);
});
