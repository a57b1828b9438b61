import dns from "node:dns";
import { Agent, get, type RequestOptions } from "node:http";
import { connect } from "node:http2";
import { get as getSecure } from "node:https";
import { isIP } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPolicy, guardedAgent, guardedFetch, guardedLookup } from "../src/index.ts";
import {
  assertGuarded,
  type CreateClient,
  type ProbeRow,
  probe,
  type Setting,
  type WayName,
} from "../src/test/index.ts";

const policyOf = ({ allowed }: Setting) => createPolicy({ addresses: { allow: [allowed] } });

/** What `node:http` or `node:https` answers. */
function getWith(url: string, options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith("https") ? getSecure(url, options) : get(url, options);
    request
      .on("response", (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("end", () => resolve(text)).on("error", reject);
      })
      .on("error", reject);
  });
}

const guardedClient: CreateClient = (setting) => {
  const agents = guardedAgent(policyOf(setting), { keepAlive: true, ca: setting.ca });
  return (url, options) => getWith(url, { ...options, agent: url.startsWith("https") ? agents.https : agents.http });
};

const fetchClient: CreateClient = (setting) => {
  const guarded = guardedFetch(policyOf(setting), { ca: setting.ca });
  return async (url) => (await guarded(url)).text();
};

test.each([
  ["guardedFetch", fetchClient, []],
  ["node:http with guardedAgent, all options of its callers passed on", guardedClient, ["redirect"]],
])("%s has no way around its policy", async (_, createClient, unused) => {
  const rows = await probe(createClient);
  expect(rows.map(({ way, verdict }) => [way, verdict])).toEqual(
    WAYS.map((way) => [way, unused.includes(way) ? "unused" : "held"]),
  );
  for (const { attempts } of rows) expect(attempts).toBeGreaterThan(3);
  await assertGuarded(createClient, { scheme: "https" });
});

const WAYS: readonly WayName[] = [
  "literal",
  "name",
  "rebinding",
  "resolver",
  "redirect",
  "kept connection",
  "HTTP/2",
  "proxy",
  "socket",
];

/** Whether an address is the allowed one; it throws for any other, as a check before the request does. */
async function expectAllowed(url: string, { allowed }: Setting): Promise<void> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) ? [host] : (await dns.promises.lookup(host, { all: true })).map(({ address }) => address);
  if (found.some((address) => address !== allowed)) throw new Error("refused");
}

/** Clients with one fault each, which is a way around, and what else it opens. */
const FAULTS: Readonly<Record<string, readonly [CreateClient, readonly WayName[]]>> = {
  "only names are judged": [
    (setting) => {
      const lookup = guardedLookup(policyOf(setting));
      const [http, https] = [new Agent({ lookup } as never), undefined];
      return (url) => getWith(url, { agent: url.startsWith("https") ? https : http, lookup, ca: setting.ca } as never);
    },
    ["literal", "kept connection", "HTTP/2"],
  ],
  "only addresses are judged": [
    (setting) => async (url) => {
      const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) && host !== setting.allowed) throw new Error("refused");
      return getWith(url, { agent: new Agent() });
    },
    ["name", "rebinding", "resolver", "kept connection"],
  ],
  "the check resolves the name once more": [
    (setting) => async (url) => {
      await expectAllowed(url, setting);
      return getWith(url, { agent: new Agent() });
    },
    ["rebinding", "resolver"],
  ],
  "a redirect is not judged": [
    (setting) => {
      const guarded = guardedFetch(policyOf(setting), { ca: setting.ca });
      return async (url) => {
        const response = await guarded(url, { redirect: "manual" });
        const location = response.headers.get("location");
        return location === null ? response.text() : getWith(new URL(location, url).href, { ca: setting.ca } as never);
      };
    },
    ["redirect", "HTTP/2"],
  ],
  "connections of the global agent are reused": [
    (setting) => {
      const lookup = guardedLookup(policyOf(setting));
      return async (url) => {
        const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
        if (isIP(host) && host !== setting.allowed) throw new Error("refused");
        return getWith(url, { lookup });
      };
    },
    ["kept connection"],
  ],
  "HTTP/2 does not use the agent": [
    (setting) => {
      const send = guardedClient(setting) as (url: string, options: object) => Promise<unknown>;
      return (url) => (url.startsWith("https") ? getOverHTTP2(url, setting.ca) : send(url, {}));
    },
    ["HTTP/2"],
  ],
  "a proxy of the environment is used": [
    (setting) => {
      const send = guardedClient(setting) as (url: string, options: object) => Promise<unknown>;
      return (url) => {
        const proxy = process.env.HTTP_PROXY;
        return proxy === undefined ? send(url, {}) : getWith(proxy, { path: url });
      };
    },
    ["proxy"],
  ],
  "a proxy of the caller is used": [
    (setting) => {
      const send = guardedClient(setting) as (url: string, options: object) => Promise<unknown>;
      return (url, { proxy }) => (proxy === undefined ? send(url, {}) : getWith(proxy, { path: url }));
    },
    ["proxy"],
  ],
  "a socket of the caller is used": [
    (setting) => {
      const send = guardedClient(setting) as (url: string, options: object) => Promise<unknown>;
      return (url, { socketPath }) => (socketPath === undefined ? send(url, {}) : getWith(url, { socketPath }));
    },
    ["socket"],
  ],
};

function getOverHTTP2(url: string, ca: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const session = connect(url, { ca }).on("error", reject);
    const stream = session
      .request({ ":path": new URL(url).pathname })
      .setEncoding("utf8")
      .on("error", reject);
    let text = "";
    stream
      .on("data", (chunk) => (text += chunk))
      .on("end", () => {
        session.close();
        resolve(text);
      });
  });
}

test.each(Object.entries(FAULTS))("a client with a fault is found out: %s", async (_, [createClient, expected]) => {
  const error = await assertGuarded(createClient).catch((error) => error);
  expect(error).toMatchObject({ name: "AssertionError", code: "ERR_ASSERTION" });
  const found = error.message.matchAll(/^ {2}(\S.*?) +reached +by /gm);
  expect(Array.from(found, ([, way]) => way)).toEqual(expected);
});

const verdicts = (rows: readonly ProbeRow[]) => new Set(rows.map(({ verdict }) => verdict));

test.each<[string, CreateClient]>([
  ["rejects every request", () => () => Promise.reject(new Error("no network"))],
  [
    "throws",
    () => () => {
      throw new Error("no network");
    },
  ],
  ["answers every request without a connection", () => async () => "ok"],
  ["never answers", () => () => new Promise(() => {})],
  [
    "works once",
    (setting) => {
      const send = guardedClient(setting) as (url: string, options: object) => Promise<unknown>;
      let calls = 0;
      return async (url) => (calls++ < 2 ? send(url, {}) : Promise.reject(new Error("broken")));
    },
  ],
])("a client that %s does not pass", async (_, createClient) => {
  expect(verdicts(await probe(createClient, { time: 20 }))).toEqual(new Set(["untested"]));
  await expect(assertGuarded(createClient, { time: 20 })).rejects.toThrow("untested");
});

test("a client that does not resolve the names of the probe, or does not trust its servers, is untested there", async () => {
  const rows = await probe((setting) => {
    const agents = guardedAgent(policyOf(setting), { lookup: (_, __, done) => done(new Error("unknown"), "") });
    return (url) => getWith(url, { agent: url.startsWith("https") ? agents.https : agents.http });
  });
  const untested = rows.filter(({ verdict }) => verdict === "untested");
  expect(untested.map(({ way }) => way)).toEqual(["name", "rebinding", "resolver", "kept connection", "HTTP/2"]);
  for (const { note } of untested) expect(note).toMatch(/pass (it|the client)/);
  await assertGuarded(fetchClient, { except: ["HTTP/2"] });
});

test("what a probe changes is as before, and nothing is left open", async () => {
  const settings: Setting[] = [];
  const before = { lookup: dns.lookup, promises: dns.promises.lookup, environment: { ...process.env } };
  const listening = async () => {
    // What was closed is listed until the event loop has run once more.
    await setTimeout(20);
    return process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap" || name === "PipeWrap");
  };
  const open = await listening();
  await Promise.all([
    probe((setting) => {
      settings.push(setting);
      return fetchClient(setting);
    }),
    probe(guardedClient),
    expect(
      probe(() => {
        throw new Error("no client");
      }),
    ).rejects.toThrow("no client"),
  ]);
  expect(dns.lookup).toBe(before.lookup);
  expect(dns.promises.lookup).toBe(before.promises);
  expect(process.env).toEqual(before.environment);
  expect(await listening()).toEqual(open);
  // One client for each way, so that none has what another left in it.
  expect(settings.length).toBe(WAYS.length);
  await expect(fetch(`http://${settings[0]!.allowed}:${settings[0]!.ports[0]}/`)).rejects.toThrow();
});

test("a wrong argument is a TypeError or a RangeError that names it", () => {
  expect(() => probe("client" as never)).toThrow("probe: createClient must be a function");
  expect(() => assertGuarded(fetchClient, { except: ["http2" as never] })).toThrow(RangeError);
  expect(() => probe(fetchClient, { listen: "here" })).toThrow("probe: listen must be an IP address");
});
