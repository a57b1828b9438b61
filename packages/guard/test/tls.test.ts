import { createServer, get } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPolicy, guardedAgent, guardedFetch } from "../src/index.ts";
import { guardedDispatcher } from "../src/undici/index.ts";
import { CERTIFICATE, KEY } from "./certificate.ts";
import { resolver } from "./server.ts";

let port: number;
const names: (string | false | null | undefined)[] = [];
const server = createServer({ cert: CERTIFICATE, key: KEY }, (_, response) => response.end("secret"));
server.on("secureConnection", (socket) => names.push(socket.servername));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const policy = createPolicy({ addresses: { allow: ["127.0.0.1"] } });
const options = { ca: CERTIFICATE, lookup: resolver(["127.0.0.1"]) };

/** The ways to send a request over TLS, with the certificate of the server known to the client. */
const CLIENTS: Readonly<Record<string, (url: string) => Promise<string>>> = {
  "https.get with guardedAgent": (url) =>
    new Promise((resolve, reject) => {
      get(url, { agent: guardedAgent(policy, options).https }, (response) => {
        response.setEncoding("utf8").once("data", resolve);
      }).on("error", reject);
    }),
  guardedFetch: async (url) => (await guardedFetch(policy, options)(url)).text(),
  "fetch with guardedDispatcher": async (url) => {
    const dispatcher = guardedDispatcher(policy, options);
    return (await fetch(url, { dispatcher } as RequestInit)).text();
  },
};

test.each(Object.entries(CLIENTS))("%s asks for the name in the URL, and checks it", async (_, send) => {
  names.length = 0;
  expect(await send(`https://a.example.com:${port}/`)).toBe("secret");
  expect(names).toEqual(["a.example.com"]);
  // The address is the same, but the certificate is for another name.
  const error = await send(`https://b.example.com:${port}/`).catch((error) => error);
  expect(error.cause?.code ?? error.code).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
});

test.each(Object.entries(CLIENTS))(
  "%s rejects a name that resolves to an address that is not allowed",
  async (_, send) => {
    await expect(send(`https://[::1]:${port}/`)).rejects.toThrow();
    await expect(send(`https://127.0.0.2:${port}/`)).rejects.toThrow();
  },
);
