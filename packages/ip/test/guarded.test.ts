import type { lookup } from "node:dns";
import { readFileSync } from "node:fs";
import { Agent, createServer, get, type Server } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { isGlobal } from "@url/ip/special";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guarded } from "./guarded.ts";

let server: Server;
let port: number;
let connections = 0;

beforeAll(async () => {
  server = createServer((_, response) => response.end("secret")).on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  connections = 0;
});
afterAll(() => {
  server.close();
});

test("without the guard a name that resolves to 127.0.0.1 reaches the local server", async () => {
  expect(await fetchWith(new Agent({ lookup: resolver(["127.0.0.1"]) }), "public.example")).toBe("secret");
  expect(connections).toBe(1);
});

describe("the guard refuses", () => {
  test.each([
    ["a name that resolves to loopback", "public.example", ["127.0.0.1"]],
    ["to loopback as a mapped address", "public.example", ["::ffff:127.0.0.1"]],
    ["to several that are not global", "public.example", ["10.0.0.1", "127.0.0.1", "::1"]],
    ["to nothing", "public.example", []],
    ["the name localhost", "localhost", ["127.0.0.1"]],
    ["an address in a form that only a resolver accepts", "127.1", ["127.0.0.1"]],
    ["an address, for which no resolver is called", "127.0.0.1", ["8.8.8.8"]],
    ["a mapped address", "::ffff:127.0.0.1", ["8.8.8.8"]],
    ["an address with a zone", "fe80::1%lo", ["8.8.8.8"]],
  ])("%s", async (_, host, addresses) => {
    const agent = guarded(new Agent(), undefined, resolver(addresses));
    await expect(fetchWith(agent, host)).rejects.toMatchObject({ code: "ERR_REFUSED" });
    expect(connections).toBe(0);
  });

  test("refuses a name whose address was global when it was checked, and is not when Node connects", async () => {
    const resolve = resolver(["8.8.8.8"], ["127.0.0.1"]);
    const seen = await new Promise((done) => resolve("public.example", (_, address) => done(address)));
    expect(isGlobal(seen as string)).toBe(true);
    await expect(fetchWith(guarded(new Agent(), undefined, resolve), "public.example")).rejects.toMatchObject({
      code: "ERR_REFUSED",
    });
    expect(connections).toBe(0);
  });
});

test("connects to the addresses that isAllowed accepts, and to no others", async () => {
  const isLocal = (address: string) => address === "127.0.0.1";
  const asked: string[] = [];
  const agent = guarded(
    new Agent(),
    (address) => {
      asked.push(address);
      return isLocal(address);
    },
    resolver(["192.0.2.1", "127.0.0.1"]),
  );
  expect(await fetchWith(agent, "public.example")).toBe("secret");
  expect(asked).toEqual(["192.0.2.1", "127.0.0.1"]);
  expect(await fetchWith(guarded(new Agent(), isLocal), "127.0.0.1")).toBe("secret");
});

test("passes on an error of the resolver", async () => {
  const failing = ((_: string, __: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error("not found"), { code: "ENOTFOUND" }))) as never;
  await expect(fetchWith(guarded(new Agent(), undefined, failing), "x.example")).rejects.toMatchObject({
    code: "ENOTFOUND",
  });
});

test("the README shows this guard without a difference", () => {
  const [readme, source] = ["../README.md", "guarded.ts"].map((path) =>
    readFileSync(new URL(path, import.meta.url), "utf8"),
  );
  expect(readme).toContain(source);
});

/** Returns a resolver in the form of `dns.lookup`. Each call returns the next of these lists, for any name. */
function resolver(...answers: (readonly string[])[]): typeof lookup {
  return ((_: string, ...rest: [{ all?: boolean }, Done] | [Done]) => {
    const done = rest.at(-1) as Done;
    const all = (answers.shift() ?? []).map((address) => ({ address, family: isIP(address) }));
    const wantsAll = rest.length === 2 && rest[0].all === true;
    setImmediate(() => (wantsAll ? done(null, all) : done(null, all[0]?.address, all[0]?.family)));
  }) as never;
}

type Done = (error: Error | null, ...result: unknown[]) => void;

function fetchWith(agent: Agent, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ agent, host, port, path: "/" }, (response) => {
      response.setEncoding("utf8").once("data", resolve);
      response.resume();
    }).on("error", reject);
  });
}
