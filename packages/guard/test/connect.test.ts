import { connect as connectHTTP2, createServer as createHTTP2Server, createSecureServer } from "node:http2";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTLSServer, TLSSocket } from "node:tls";
import axios from "axios";
import { Client as LDAPClient } from "ldapts";
import { createConnection } from "mysql2";
import { createTransport } from "nodemailer";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { createPolicy, GuardError, guardedConnect, type PolicyOptions } from "../src/index.ts";
import { CERTIFICATE, KEY } from "./certificate.ts";
import { resolver } from "./server.ts";

const servers: { close(): void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Listens on loopback, and returns the port. */
async function listen(server: Pick<Server, "listen" | "address" | "close">): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A server that says one thing to each connection, and counts them. */
async function say(text: string): Promise<{ port: number; connections: number }> {
  const said = { port: 0, connections: 0 };
  said.port = await listen(
    createServer((socket) => {
      said.connections++;
      socket.on("error", () => {}).resume();
      if (text.length > 0) socket.write(text);
    }),
  );
  return said;
}

const LOOPBACK: PolicyOptions = { addresses: { allow: ["127.0.0.1"] }, ports: [[1, 65_535]] };
const lookup = resolver(["127.0.0.1"]);
const open = guardedConnect(createPolicy(LOOPBACK), { lookup });
/** Names resolve to this machine, which is not allowed. */
const shut = guardedConnect(createPolicy({ ports: [[1, 65_535]] }), { lookup });

const connected = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once(socket instanceof TLSSocket ? "secureConnect" : "connect", resolve).once("error", reject);
  }).finally(() => socket.destroy()) as Promise<void>;

test.each<[string, (port: number, connect: typeof open) => Socket]>([
  ["options with a name", (port, { tcp }) => tcp({ host: "a.example.com", port })],
  ["options with an address", (port, { tcp }) => tcp({ host: "127.0.0.1", port })],
  ["a port and a name", (port, { tcp }) => tcp(port, "a.example.com")],
  ["a port and an address", (port, { tcp }) => tcp(port, "127.0.0.1")],
  ["a socket that is connected later", (port, { tcp }) => tcp().connect(port, "127.0.0.1")],
])("tcp with %s reaches what is allowed, and nothing else", async (_, connect) => {
  const server = await say("");
  await expect(connected(connect(server.port, shut))).rejects.toMatchObject({ rule: "special-address" });
  expect(server.connections).toBe(0);
  await connected(connect(server.port, open));
  expect(server.connections).toBeGreaterThan(0);
});

test("a zone does not make an address one that Node dials without asking", async () => {
  for (const host of ["fe80::1%lo", "::1%lo", "::ffff:127.0.0.1", "[::1]", "0177.1", "127.1"]) {
    await expect(connected(shut.tcp({ host, port: 1 }))).rejects.toBeInstanceOf(GuardError);
  }
});

test("a socket that was opened is judged when its client connects it to another place", async () => {
  const server = await say("");
  const socket = open.tcp(server.port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.destroy();
  await new Promise((resolve) => socket.once("close", resolve));
  await expect(connected(socket.connect(server.port, "127.0.0.2"))).rejects.toMatchObject({ address: "127.0.0.2" });
});

test.each([{ socket: {} }, { lookup: {} }, { fd: 0 }, { handle: {} }])(
  "the option of %j is rejected, because it would have no effect",
  (options) => {
    expect(() => open.tcp({ port: 1, ...options } as never)).toThrow(TypeError);
    expect(() => open.tls({ port: 1, ...options } as never)).toThrow(TypeError);
  },
);

test("a Unix domain socket is opened if the policy names it", async () => {
  const path = `/tmp/guard-connect-${process.pid}.sock`;
  const server = createServer((socket) => socket.end("hello"));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(path, resolve));
  await expect(connected(open.tcp({ path }))).rejects.toMatchObject({ rule: "unix-socket" });
  const named = guardedConnect(createPolicy({ sockets: [path] }));
  const socket = named.tcp({ path });
  socket.write("kept until it is open");
  expect(await new Promise((resolve) => socket.once("data", resolve))).toEqual(Buffer.from("hello"));
});

test("TLS asks for the name and checks it, also for an address", async () => {
  const port = await listen(createTLSServer({ cert: CERTIFICATE, key: KEY }, (socket) => socket.end()));
  const servername = "a.example.com";
  await connected(open.tls({ host: servername, port, ca: CERTIFICATE, servername }));
  await connected(open.tls({ host: servername, port, ca: CERTIFICATE }));
  await connected(open.tls(port, "127.0.0.1", { ca: CERTIFICATE, servername }));
  await expect(connected(open.tls({ host: "127.0.0.1", port, ca: CERTIFICATE }))).rejects.toMatchObject({
    code: "ERR_TLS_CERT_ALTNAME_INVALID",
    host: "127.0.0.1",
  });
  await expect(connected(shut.tls({ host: "127.0.0.1", port, ca: CERTIFICATE }))).rejects.toBeInstanceOf(GuardError);
});

test("a server that accepts and says nothing does not keep a TLS connection waiting", async () => {
  const server = await say("");
  const hasty = guardedConnect(createPolicy({ ...LOOPBACK, limits: { connectTime: 30 } }));
  await expect(connected(hasty.tls({ host: "127.0.0.1", port: server.port }))).rejects.toMatchObject({
    rule: "connect-time",
  });
});

test("a session of HTTP/2 is opened to what is allowed, over TLS and without", async () => {
  const answer = (stream: { respond(): void; end(text: string): void }) => {
    stream.respond();
    stream.end("secret");
  };
  const plain = createHTTP2Server().on("stream", answer);
  const secure = createSecureServer({ cert: CERTIFICATE, key: KEY }).on("stream", answer);
  for (const [url, ca] of [
    [`http://a.example.com:${await listen(plain as never)}`, undefined],
    [`https://a.example.com:${await listen(secure as never)}`, CERTIFICATE],
  ] as const) {
    const request = ({ http2 }: typeof open, target: string = url) =>
      new Promise<string>((resolve, reject) => {
        const session = connectHTTP2(target, { ca, createConnection: http2 as never }).on("error", reject);
        const stream = session.request().on("error", () => {});
        stream.setEncoding("utf8").on("data", (text) => {
          session.destroy();
          resolve(text);
        });
      });
    expect(await request(open)).toBe("secret");
    await expect(request(shut)).rejects.toMatchObject({ rule: "special-address" });
    const address = url.replace("a.example.com", "[::1]");
    await expect(request(shut, address)).rejects.toMatchObject({ rule: "special-address" });
  }
});

test("axios over HTTP/2 goes where its http2Options connect", async () => {
  const port = await listen(createSecureServer({ cert: CERTIFICATE, key: KEY }) as never);
  for (const host of ["127.0.0.1", "a.example.com"]) {
    const sent = axios.get(`https://${host}:${port}/`, {
      httpVersion: 2,
      http2Options: { ca: CERTIFICATE, createConnection: shut.http2 } as never,
      proxy: false,
      timeout: 60_000,
    });
    await expect(sent).rejects.toMatchObject({ message: expect.stringContaining("special-address") });
  }
});

/** Clients of other protocols, each with what a server of its protocol says first, and how it connects. */
const CLIENTS: Readonly<Record<string, [string, (connect: typeof open, port: number) => Promise<unknown>]>> = {
  "pg, by stream": [
    "",
    ({ tcp }, port) => {
      const client = new pg.Client({
        host: "127.0.0.1",
        port,
        user: "u",
        connectionTimeoutMillis: 300,
        stream: () => tcp(),
      });
      return client.connect();
    },
  ],
  "mysql2, by stream": [
    "",
    ({ tcp }, port) =>
      new Promise((resolve, reject) => {
        const connection = createConnection({
          stream: () => tcp({ host: "127.0.0.1", port }),
          connectTimeout: 300,
        } as never);
        connection.on("connect", resolve).on("error", reject);
      }),
  ],
  "nodemailer, by getSocket": [
    "220 hello\r\n",
    ({ tcp }, port) => {
      const transport = createTransport({
        host: "127.0.0.1",
        port,
        ignoreTLS: true,
        greetingTimeout: 300,
        socketTimeout: 300,
      });
      transport.getSocket = (_options: unknown, done: (error: Error | null, found?: object) => void) => {
        const connection = tcp({ host: "127.0.0.1", port });
        connection.once("connect", () => done(null, { connection })).once("error", (error) => done(error));
      };
      return transport.sendMail({ from: "a@a.example", to: "b@b.example", text: "x" });
    },
  ],
  "ldapts, by createConnection": [
    "",
    ({ tcp }, port) =>
      new LDAPClient({
        url: `ldap://127.0.0.1:${port}`,
        // The server never answers, so the test takes as long as this.
        timeout: 1000,
        connectTimeout: 30_000,
        createConnection: tcp as never,
      }).bind("cn=u", "p"),
  ],
};

test.each(Object.entries(CLIENTS))("%s takes a guarded socket", async (_, [greeting, request]) => {
  const server = await say(greeting);
  const rejected = (await request(shut, server.port).catch((error) => error)) as Error;
  expect(`${rejected.message} ${(rejected.cause as Error | undefined)?.message}`).toContain("special-address");
  expect(server.connections).toBe(0);
  // The server does not speak the protocol, so the client gives up, but the connection is the guarded socket's.
  await request(open, server.port).catch(() => {});
  expect(server.connections).toBe(1);
});
