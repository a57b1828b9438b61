import fc from "fast-check";
import { expect, test } from "vitest";
import { createPolicy, type Decision, explain, guardedAgent, guardedFetch, type PolicyOptions } from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";
import { getWith } from "./clients.ts";
import { PAYLOADS } from "./payloads.ts";
import { resolver, serveLocally } from "./server.ts";

const local = serveLocally((request, response) => {
  if (request.url === "/away") response.writeHead(302, { location: "http://localhost:1/" });
  response.end(request.url === "/long" ? "secret".repeat(100) : "secret");
});

/** What a real run would report first, and what a dry run reports. */
async function compare(send: (options: PolicyOptions) => Promise<unknown>, options: PolicyOptions = {}) {
  const real: Decision[] = [];
  const dry: Decision[] = [];
  await send({ ...options, onDecision: (decision) => real.push(decision) }).catch(() => "");
  const answer = await send({ ...options, dryRun: true, onDecision: (decision) => dry.push(decision) }).catch(
    (error) => error,
  );
  return { real, dry, answer };
}

test.each<[string, (options: PolicyOptions, url: string) => Promise<unknown>]>([
  ["guardedAgent", (options, url) => getWith(guardedAgent(createPolicy(options), LOOKUP).http, url)],
  ["guardedFetch", async (options, url) => (await guardedFetch(createPolicy(options), LOOKUP)(url)).text()],
  [
    "guardedDispatcher",
    async (options, url) =>
      (await fetch(url, { dispatcher: guardedDispatcher(createPolicy(options), LOOKUP) } as RequestInit)).text(),
  ],
])("%s reports in a dry run what rejects, and lets the request pass", async (_, send) => {
  for (const host of ["127.0.0.1", "a.example.com", "wiki", "db.internal"]) {
    const { real, dry, answer } = await compare((options) => send(options, `http://${host}:${local.port}/`));
    expect([host, answer]).toEqual([host, "secret"]);
    expect(real[0]!.verdict).toBe("rejected");
    expect(dry[0]).toEqual(real[0]);
  }
  const allowed = await compare((options) => send(options, `http://127.0.0.1:${local.port}/`), {
    addresses: { allow: ["127.0.0.1"] },
  });
  expect(allowed.dry).toEqual(allowed.real);
});

const LOOKUP = { lookup: resolver(["127.0.0.1"]) };

test.each<[string, PolicyOptions, string, string]>([
  ["invalid-url", {}, "http://", "invalid-url"],
  ["scheme", {}, "ftp://127.0.0.1/", "scheme"],
  ["no-address", {}, "http://a.example.com/", "no-address"],
  ["response-size", { limits: { responseBytes: 100 } }, "/long", "special-address"],
  ["redirect-limit", { redirects: { limit: 0 } }, "/away", "special-address"],
])("a dry run rejects what cannot go on, or would not end: %s", async (rule, options, path, first) => {
  const url = path.startsWith("/") ? `http://127.0.0.1:${local.port}${path}` : path;
  const lookup = rule === "no-address" ? resolver([]) : LOOKUP.lookup;
  const { dry, answer } = await compare(
    async (options) => (await guardedFetch(createPolicy(options), { lookup })(url)).text(),
    options,
  );
  const error = answer as { readonly rule?: string; readonly cause?: { readonly rule?: string } };
  expect(error.rule ?? error.cause?.rule).toBe(rule);
  expect(dry[0]!.rule).toBe(first);
});

test("a dry run decides as the real run does", () => {
  const options = fc.record(
    {
      schemes: fc.subarray(["http", "https"] as const),
      ports: fc.subarray([80, 443, 25]),
      hosts: fc.record(
        { allow: fc.subarray(["*.com", "localhost"]), deny: fc.subarray(["*.io"]) },
        { requiredKeys: [] },
      ),
      addresses: fc.record({ allow: fc.subarray(["10.0.0.0/8", "127.0.0.1"]), deny: fc.subarray(["::/0"]) }),
      answers: fc.constantFrom("every" as const, "some" as const),
      grants: fc.subarray([{ hosts: ["*.internal"], addresses: ["0.0.0.0/0"], ports: [80] }]),
    },
    { requiredKeys: [] },
  );
  const addresses = fc.option(fc.array(fc.constantFrom("8.8.8.8", "127.0.0.1", "10.0.0.1", "fe80::1%lo")), {
    nil: undefined,
  });
  fc.assert(
    fc.property(options, fc.constantFrom(...PAYLOADS.map(([, url]) => url)), addresses, (options, url, addresses) => {
      const dry = createPolicy({ ...options, dryRun: true, onDecision: () => {} });
      expect(explain(dry, url, { addresses })).toEqual(explain(createPolicy(options), url, { addresses }));
    }),
    { numRuns: 2000, seed: 31 },
  );
});
