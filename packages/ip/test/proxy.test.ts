import { request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { type HttpBindings, serve } from "@hono/node-server";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import Koa from "koa";
import proxyAddr from "proxy-addr";
import { expect, test } from "vitest";
import { type ClientAddressOptions, clientAddress, trustProxy } from "../src/proxy/index.ts";

const peer = (remoteAddress: string | undefined, headers: Record<string, string | string[]> = {}) => ({
  socket: { remoteAddress },
  headers,
});
const FORWARDED: ClientAddressOptions = { header: "forwarded" };
const trust = trustProxy(["loopback", "10.0.0.0/8"]);

test.each([
  ["nobody is trusted", "192.0.2.1", "203.0.113.7", "192.0.2.1", []],
  ["no header", "127.0.0.1", "", "127.0.0.1", []],
  ["one proxy", "127.0.0.1", "192.0.2.1", "192.0.2.1", ["127.0.0.1"]],
  ["two proxies", "127.0.0.1", "192.0.2.1, 10.1.1.1", "192.0.2.1", ["127.0.0.1", "10.1.1.1"]],
  ["what an untrusted client wrote is not read", "127.0.0.1", "1.1.1.1, 192.0.2.1", "192.0.2.1", ["127.0.0.1"]],
  ["all are trusted", "127.0.0.1", "10.0.0.2, 10.0.0.1", "10.0.0.2", ["127.0.0.1", "10.0.0.1"]],
  ["mapped addresses are those of IPv4", "::ffff:127.0.0.1", "::ffff:c000:201", "192.0.2.1", ["127.0.0.1"]],
  ["a zone", "fe80::1%eth0", "192.0.2.1", "fe80::1", []],
])("%s", (_, remote, header, address, proxies) => {
  const headers: Record<string, string> = header === "" ? {} : { "x-forwarded-for": header };
  expect(clientAddress(peer(remote, headers), trust)).toEqual({ ok: true, value: { address, port: null, proxies } });
});

test.each([
  ["192.0.2.1:4711", "192.0.2.1", 4711],
  ["[2001:db8::1]:80", "2001:db8::1", 80],
  ["[2001:DB8::1]", "2001:db8::1", null],
  ["2001:db8::1", "2001:db8::1", null],
])("X-Forwarded-For can have %s", (text, address, port) => {
  const result = clientAddress(peer("::1", { "x-forwarded-for": text }), trust);
  expect(result).toEqual({ ok: true, value: { address, port, proxies: ["::1"] } });
});

// The values are those of RFC 7239, sections 4, 6 and 7.1.
test.each([
  ['for="_gazonk"', { code: "client-obfuscated", start: 5, end: 12 }],
  ['For="[2001:db8:cafe::17]:4711"', ["2001:db8:cafe::17", 4711]],
  ["for=192.0.2.60;proto=http;by=203.0.113.43", ["192.0.2.60", null]],
  ["for=192.0.2.43, for=10.0.0.1", ["192.0.2.43", null]],
  ['for=192.0.2.43,for="[2001:db8:cafe::17]",for=unknown', { code: "client-unknown", start: 45, end: 52 }],
  ['for="192.0.2.43:_hidden"', ["192.0.2.43", null]],
  ['for="192.0.2.43:80" ; by=_x', ["192.0.2.43", 80]],
  ['for="192.0.2.\\43"', ["192.0.2.43", null]],
  ["proto=http", { code: "forwarded-without-for", start: 10, end: 10 }],
  ["for=::1", { code: "forwarded-syntax", start: 0, end: 7 }],
  ['for="::1"', { code: "brackets-missing", start: 5, end: 8 }],
  ['for="[192.0.2.1]"', { code: "brackets-around-IPv4", start: 5, end: 16 }],
  ['for="192.0.2.1', { code: "forwarded-syntax", start: 0, end: 14 }],
] as const)("Forwarded: %s", (forwarded, expected) => {
  const result = clientAddress(peer("127.0.0.1", { forwarded }), trust, FORWARDED);
  expect(result.ok ? [result.value.address, result.value.port] : result.error).toEqual(
    Array.isArray(expected) ? expected : { ...expected, in: "header" },
  );
});

test("an element without for, before one that is not reached, does not matter less: the header is wrong", () => {
  const forwarded = "proto=http, for=192.0.2.1";
  expect(clientAddress(peer("127.0.0.1", { forwarded }), trust, FORWARDED).ok).toBe(false);
  expect(clientAddress(peer("192.0.2.9", { forwarded }), trust, FORWARDED).ok).toBe(true);
});

test("only the named header is read, a Headers object too, and repeated headers are one", () => {
  const headers = { forwarded: "for=1.1.1.1", "x-forwarded-for": ["192.0.2.1", "10.0.0.1"] };
  expect(clientAddress(peer("127.0.0.1", headers), trust)).toMatchObject({ value: { address: "192.0.2.1" } });
  const fetched = { socket: { remoteAddress: "127.0.0.1" }, headers: new Headers({ forwarded: "for=192.0.2.2" }) };
  expect(clientAddress(fetched, trust, FORWARDED)).toMatchObject({ value: { address: "192.0.2.2" } });
});

test.each([
  ["192.0.2.1, ", { code: "IPv4-empty-part", start: 11, end: 11, in: "header" }],
  ["192.0.2.1, nonsense", { start: 11, in: "header" }],
  ["192.0.2.1, 10.0.0.999", { code: "IPv4-out-of-range-part", start: 18, end: 21, in: "header" }],
  ["192.0.2.1,  [::1", { code: "brackets-unclosed", start: 12, end: 16, in: "header" }],
])("a trusted proxy that wrote %j is an error", (header, error) => {
  expect(clientAddress(peer("127.0.0.1", { "x-forwarded-for": header }), trust)).toMatchObject({ ok: false, error });
});

test("a connection without an address, and one with a wrong address", () => {
  expect(clientAddress(peer(undefined), trust)).toMatchObject({ error: { code: "peer-missing", in: "peer" } });
  expect(clientAddress(peer("@"), trust)).toMatchObject({ ok: false, error: { in: "peer" } });
});

test("a number trusts that many proxies", () => {
  const headers = { "x-forwarded-for": "192.0.2.3, 192.0.2.2, 192.0.2.1" };
  const clients = [0, 1, 2, 9].map((count) => clientAddress(peer("192.0.2.0", headers), trustProxy(count)));
  expect(clients.map((client) => client.ok && client.value.address)).toEqual([
    "192.0.2.0",
    "192.0.2.1",
    "192.0.2.2",
    "192.0.2.3",
  ]);
});

test("wrong arguments name the function and the argument", () => {
  expect(() => trustProxy("loopback" as never)).toThrow("trustProxy: trusted must be a list of prefixes");
  expect(() => trustProxy(["10.0.0.1/8"])).toThrow(/trusted\[0\] must be .*prefix-host-bits/);
  expect(() => trustProxy(["loopback", "10.0.0"])).toThrow(/trusted\[1\] must be/);
  expect(() => trustProxy(-1)).toThrow(RangeError);
  expect(() => trustProxy([7 as never])).toThrow("trusted[0] must be a string");
  expect(() => clientAddress(peer("::1"), (() => {})() as never)).toThrow("clientAddress: trust must be a function");
  expect(() => clientAddress(peer("::1"), trust, { header: "via" as never })).toThrow("header");
  expect(trust("nonsense", 0)).toBe(false);
  expect(trust(undefined as never, 0)).toBe(false);
});

test("proxy-addr finds the same clients where every entry is an address", () => {
  const texts = ["127.0.0.1", "::1", "10.9.8.7", "192.168.0.1", "fd00::1", "169.254.1.1", "203.0.113.9", "2001:db8::9"];
  const lists = [
    ["loopback"],
    ["loopback", "uniquelocal"],
    ["linklocal", "2001:db8::/32"],
    ["0.0.0.0/1", "192.0.0.0/2"],
    [],
  ];
  let count = 0;
  for (const list of lists) {
    const theirs = proxyAddr.compile(list);
    const ours = trustProxy(list);
    for (const text of texts) expect(ours(text, 0)).toBe(theirs(text, 0));
    for (let index = 0; index < texts.length ** 3; index++) {
      const [a, b, c] = [index & 7, (index >> 3) & 7, index >> 6].map((place) => texts[place]!);
      const request = peer(a, { "x-forwarded-for": `${b}, ${c}` });
      const client = clientAddress(request, ours);
      expect(client.ok && client.value.address).toBe(proxyAddr(request as never, theirs));
      expect(client.ok && client.value.proxies.length).toBe(
        Math.min(proxyAddr.all(request as never, theirs).length - 1, 2),
      );
      count++;
    }
  }
  expect(count).toBe(2_560);
});

/** Returns what a server on `port` answers to a request with `X-Forwarded-For`. */
function ask(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": "192.0.2.9, 10.0.0.1", connection: "close" };
    send({ host: "127.0.0.1", port, headers, timeout: 10_000 }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}

test("Express takes the function as its setting", async () => {
  const app = express();
  app.set("trust proxy", trust);
  app.get("/", (request, response) => {
    response.json([request.ip, clientAddress(request, trust)]);
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const answer: unknown = JSON.parse(await ask((server.address() as AddressInfo).port));
  server.close();
  const value = { address: "192.0.2.9", port: null, proxies: ["127.0.0.1", "10.0.0.1"] };
  expect(answer).toEqual(["192.0.2.9", { ok: true, value }]);
});

test("Fastify takes the function as its option", async () => {
  const app = fastify({ trustProxy: trust });
  app.get("/", async (request) => [request.ip, clientAddress(request, trust).ok]);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const answer: unknown = JSON.parse(await ask((app.server.address() as AddressInfo).port));
  await app.close();
  expect(answer).toEqual(["192.0.2.9", true]);
});

test("Koa's request and that of Node below Hono are read", async () => {
  const koa = new Koa();
  koa.use((context) => {
    context.body = [clientAddress(context.request, trust), clientAddress(context.req, trust)];
  });
  const hono = new Hono<{ Bindings: HttpBindings }>();
  hono.get("/", (context) => context.json([clientAddress(context.env.incoming, trust)]));
  const client = { ok: true, value: { address: "192.0.2.9", port: null, proxies: ["127.0.0.1", "10.0.0.1"] } };
  for (const [server, clients] of [
    [koa.listen(0, "127.0.0.1"), [client, client]],
    // Without the option it would replace the global Request and Response of every test that runs after this one.
    [serve({ fetch: hono.fetch, hostname: "127.0.0.1", port: 0, overrideGlobalObjects: false }), [client]],
  ] as const) {
    if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
    const answer: unknown = JSON.parse(await ask((server.address() as AddressInfo).port));
    server.close();
    expect(answer).toEqual(clients);
  }
});

test("a header of a megabyte takes linear time", () => {
  const long = Array.from({ length: 100_000 }, () => "10.0.0.1").join(", ");
  const all = trustProxy(["0.0.0.0/0"]);
  const result = clientAddress(peer("10.0.0.1", { "x-forwarded-for": long }), all);
  expect(result.ok && result.value.proxies.length).toBe(100_000);
  for (const unit of ["a", '"', "\\", ";", ",", "for=", 'for="', " "]) {
    clientAddress(peer("10.0.0.1", { forwarded: unit.repeat(1 << 20) }), all, FORWARDED);
  }
});
