import axios from "axios";
import got from "got";
import { afterAll, expect, test } from "vitest";
import { createPolicy, guardedAgent, guardedLookup } from "../src/index.ts";
import { getWith } from "./clients.ts";
import { serveLocally } from "./server.ts";

// What the matrix of clients has found, in the short tier.

const local = serveLocally((request, response) => {
  if (request.url === "/away") response.writeHead(302, { location: "/there" });
  response.end(request.url === "/where" ? request.socket.localAddress : "there");
});
const policy = createPolicy({ addresses: { allow: ["127.0.0.1"] } });
const agents = guardedAgent(policy, { keepAlive: true });

afterAll(() => {
  agents.http.destroy();
});

/** Clients that end the first request when they follow a redirect, while its connection is kept. */
const CLIENTS: Readonly<Record<string, (url: string) => Promise<string>>> = {
  got: (url) => got(url, { agent: agents }).text(),
  axios: async (url) => (await axios.get(url, { httpAgent: agents.http, httpsAgent: agents.https, proxy: false })).data,
};

test.each(Object.entries(CLIENTS))("%s follows redirects with the agents, again and again", async (_, send) => {
  for (const _ of [1, 2, 3]) expect(await send(`http://127.0.0.1:${local.port}/away`)).toBe("there");
});

test("an answer of a resolver that is changed after it was judged is dialled as it was judged", async () => {
  const inside = { address: "127.0.0.2", family: 4 };
  const lookup: Parameters<typeof guardedLookup>[1] = {
    lookup(_, __, done) {
      const answer = { address: "127.0.0.1", family: 4 };
      done(null, [answer]);
      Object.assign(answer, inside);
    },
  };
  const found = await new Promise((resolve) => {
    guardedLookup(policy, lookup)("a.example.com", { all: true }, (_, addresses) => resolve(addresses));
  });
  expect(found).toEqual([{ address: "127.0.0.1", family: 4 }]);
});

test("an answer whose address is another one each time that it is read is read once", async () => {
  const addresses = ["127.0.0.1", "127.0.0.1", "127.0.0.2", "127.0.0.2", "127.0.0.2"];
  const { http } = guardedAgent(policy, {
    lookup(_, __, done) {
      done(null, [
        {
          family: 4,
          get address() {
            return addresses.shift()!;
          },
        },
      ]);
    },
  });
  expect(await getWith(http, `http://a.example.com:${local.port}/where`)).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
});
