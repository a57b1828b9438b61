import { afterEach, describe, expect, test } from "vitest";
import { createPolicy, explain, guardedAgent, guardedLookup } from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";
import { getWith } from "./clients.ts";
import { resolver, serveLocally } from "./server.ts";

const local = serveLocally();

/** What a program that can set one property of `Object.prototype` would try. */
const POLLUTION: Readonly<Record<string, unknown>> = {
  addresses: { allow: ["0.0.0.0/0", "::/0"], own: "allow" },
  hosts: { allow: ["localhost"] },
  grants: [{ hosts: ["localhost", "127.0.0.1"], addresses: ["127.0.0.0/8"], ports: [[0, 65_535]] }],
  allow: ["127.0.0.0/8", "169.254.169.254"],
  own: "allow",
  nat64: ["2606:4700::/96"],
  credentials: "allow",
  answers: "some",
  schemes: ["http", "https"],
  ports: [[0, 65_535]],
  sockets: ["/var/run/docker.sock"],
  proxies: ["http://127.0.0.1:1"],
  limits: { connectTime: Infinity },
  redirects: { downgrade: true },
  dryRun: true,
  onDecision: () => {},
  policy: {},
  verdict: "allowed",
  rule: "public-address",
  path: "/var/run/docker.sock",
  base: "http://8.8.8.8/",
};

afterEach(() => {
  for (const name of Object.keys(POLLUTION)) delete (Object.prototype as Record<string, unknown>)[name];
});

const URLS = [
  "http://127.0.0.1/",
  "http://localhost/",
  "http://169.254.169.254/",
  "http://u:p@8.8.8.8/",
  "ftp://8.8.8.8/",
  "http://8.8.8.8:25/",
  "http://[2606:4700::7f00:1]/",
  "http://a.example.com/",
  "//a.example.com/",
];

describe.each(Object.entries(POLLUTION))("Object.prototype.%s", (name, value) => {
  const pollute = () => Object.assign(Object.prototype, { [name]: value });

  test("has no part in a policy, or in a decision", () => {
    const expected = URLS.map((url) => explain(createPolicy(), url));
    const before = createPolicy();
    pollute();
    const found = URLS.map((url) => explain(createPolicy(), url));
    const later = URLS.map((url) => explain(before, url));
    const inGroups = URLS.map((url) =>
      explain(createPolicy({ hosts: {}, addresses: {}, limits: {}, redirects: {} }), url),
    );
    const named = URLS.map((url) => explain(createPolicy(), url, {}));
    delete (Object.prototype as Record<string, unknown>)[name];
    expect(found).toEqual(expected);
    expect(later).toEqual(expected);
    expect(inGroups).toEqual(expected);
    expect(named).toEqual(expected);
  });

  test("reaches nothing through an agent, a dispatcher or a lookup", async () => {
    const lookup = resolver(["127.0.0.1"]);
    // It refuses to be made while `path` seems to be one of its options.
    const dispatcher = guardedDispatcher(createPolicy(), { lookup });
    pollute();
    const { http } = guardedAgent(createPolicy(), { lookup });
    const sent = await Promise.allSettled([
      getWith(http, `http://127.0.0.1:${local.port}/`),
      getWith(http, `http://a.example.com:${local.port}/`),
      fetch(`http://a.example.com:${local.port}/`, { dispatcher } as RequestInit),
      new Promise((resolve, reject) => {
        guardedLookup(createPolicy(), { lookup })("a.example.com", {}, (error, address) =>
          error ? reject(error) : resolve(address),
        );
      }),
    ]);
    delete (Object.prototype as Record<string, unknown>)[name];
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => "rejected"));
    expect(local.connections).toBe(0);
  });
});
