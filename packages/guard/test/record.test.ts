import { afterEach, describe, expect, test } from "vitest";
import { createPolicy, guardedAgent, guardedFetch, guardedLookup, type PolicyOptions } from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";
import { getWith } from "./clients.ts";
import { resolver, serveLocally } from "./server.ts";

const local = serveLocally();
const lookup = resolver(["127.0.0.1"]);
const ALLOWING: PolicyOptions = { addresses: { allow: ["127.0.0.1"] } };

/** Each function that asks a policy before it connects, or resolves. */
const ASKING: Readonly<Record<string, (options: PolicyOptions, url: string) => Promise<unknown>>> = {
  guardedAgent: (options, url) => getWith(guardedAgent(createPolicy(options), { lookup }).http, url),
  guardedFetch: async (options, url) => (await guardedFetch(createPolicy(options), { lookup })(url)).text(),
  guardedDispatcher: async (options, url) => {
    const dispatcher = guardedDispatcher(createPolicy(options), { lookup });
    return (await fetch(url, { dispatcher } as RequestInit)).text();
  },
  guardedLookup: (options, url) =>
    new Promise((resolve, reject) => {
      guardedLookup(createPolicy(options), { lookup })(new URL(url).hostname, {}, (error) =>
        error ? reject(error) : resolve("secret"),
      );
    }),
};

/** What a promise rejects with; it must reject. */
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => new Error("the request was allowed"),
    (error: Error) => error,
  );
const messagesOf = (error: Error) => [error.message, (error.cause as Error | undefined)?.message];

describe.each(Object.entries(ASKING))("%s", (_, ask) => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  afterEach(() => {
    process.off("unhandledRejection", note);
    unhandled.length = 0;
  });

  describe.each([
    ["an allowed address", ALLOWING, "127.0.0.1"],
    ["an allowed name", ALLOWING, "a.example.com"],
    ["a rejected address", {}, "127.0.0.1"],
    ["a rejected name", {}, "localhost"],
    ["a rejected answer", {}, "a.example.com"],
  ])("%s", (_, options, host) => {
    test("an onDecision that rejects rejects the request, and the process lives", async () => {
      process.on("unhandledRejection", note);
      const onDecision = async () => {
        throw new Error("the log is full");
      };
      const error = await failureOf(ask({ ...options, onDecision }, `http://${host}:${local.port}/`));
      expect(messagesOf(error)).toContain("the log is full");
      await new Promise((done) => setTimeout(done, 5));
      expect(unhandled).toEqual([]);
      expect(local.connections).toBe(0);
    });

    test.each([undefined, null, false, 0, ""])("an onDecision that throws %j rejects the request", async (thrown) => {
      const onDecision = () => {
        throw thrown;
      };
      const error = await failureOf(ask({ ...options, onDecision }, `http://${host}:${local.port}/`));
      expect(messagesOf(error)).toContain("onDecision failed");
      expect(local.connections).toBe(0);
    });

    test("the request waits for onDecision", async () => {
      let recorded = () => {};
      const waits = new Promise<void>((resolve) => {
        recorded = resolve;
      });
      let isSettled = false;
      const sent = ask({ ...options, onDecision: () => waits }, `http://${host}:${local.port}/`)
        .catch(() => "rejected")
        .finally(() => {
          isSettled = true;
        });
      await new Promise((done) => setTimeout(done, 20));
      expect([isSettled, local.connections]).toEqual([false, 0]);
      recorded();
      expect(await sent).toBe(options === ALLOWING ? "secret" : "rejected");
    });
  });
});
