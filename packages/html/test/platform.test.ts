import { originOf } from "@url/parser";
import { expect, test } from "vitest";
import { createBlobURLStore } from "../src/index.ts";
import { record } from "./record.ts";

test("createBlobURLStore: uses the platform's UUIDs by default, and they differ", () => {
  const environment = { origin: originOf(record("https://example.org/")) };
  const store = createBlobURLStore();
  const urls = [store.add(1, environment), store.add(2, environment)];
  expect(new Set(urls).size).toBe(2);
  expect(urls[0]).toMatch(/^blob:https:\/\/example\.org\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
