import { afterAll, beforeAll, expect, test } from "vitest";
import { type Registry, startRegistry } from "../../src/matrix/registry.ts";

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => registry.close());

const tarball = Uint8Array.of(0x1f, 0x8b, 0x00);
const publication = {
  name: "@url/made-up",
  "dist-tags": { latest: "1.2.3" },
  versions: { "1.2.3": { name: "@url/made-up", version: "1.2.3", dist: { tarball: "http://elsewhere.example/" } } },
  _attachments: { "@url/made-up-1.2.3.tgz": { data: Buffer.from(tarball).toString("base64") } },
};

test("has nothing before it is published", async () => {
  expect((await fetch(`${registry.url}/@url%2fnever-published`)).status).toBe(404);
});

test("serves what was published, with its own address for the tarball", async () => {
  const sent = await fetch(`${registry.url}/@url%2fmade-up`, { method: "PUT", body: JSON.stringify(publication) });
  expect(sent.status).toBe(201);
  expect(registry.names()).toEqual(["@url/made-up"]);
  const document = (await (await fetch(`${registry.url}/@url%2fmade-up`)).json()) as typeof publication;
  expect(document["dist-tags"]).toEqual({ latest: "1.2.3" });
  expect(document._attachments).toBeUndefined();
  const address = document.versions["1.2.3"].dist.tarball;
  expect(address.startsWith(registry.url)).toBe(true);
  expect(new Uint8Array(await (await fetch(address)).arrayBuffer())).toEqual(tarball);
});

test("rejects a publication that cannot be read", async () => {
  const sent = await fetch(`${registry.url}/@url%2fbroken`, { method: "PUT", body: "{" });
  expect(sent.status).toBe(500);
  expect(registry.names()).not.toContain("@url/broken");
});
