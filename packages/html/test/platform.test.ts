import { URL as PlatformURL } from "node:url";
import { originOf, parseURL } from "@url/parser";
import { expect, test } from "vitest";
import { createBlobURLStore, sharedSearchParams } from "../src/index.ts";

test("a blob URL store takes the engine's UUIDs where it is given none, and they differ", () => {
  const result = parseURL("https://example.org/");
  if (!result.ok) throw new Error(result.error.code);
  const environment = { origin: originOf(result.url) };
  const store = createBlobURLStore();
  const urls = [store.add(1, environment), store.add(2, environment)];
  expect(new Set(urls).size).toBe(2);
  expect(urls[0]).toMatch(/^blob:https:\/\/example\.org\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test("one params object updates the platform's URLs as well", () => {
  const url = new PlatformURL("https://example.com/#f");
  const shared = sharedSearchParams("?a=1&b=ü");
  shared.add(url);
  shared.params.delete("b");
  expect(url.href).toBe("https://example.com/?a=1#f");
});
