import { type Origin, originOf as originOfURL } from "@url/parser";
import { expect, test } from "vitest";
import { createBlobURLStore, hyperlinkURL, originWithBlobEntry, parseURLWithBlobEntry } from "../src/index.ts";
import { record } from "./record.ts";

// Expected values come from the File API (Blob URL) and the URL Standard (URL parser, origin).

const UUID = "40a5fb5a-d56d-4a33-b4e2-0acf6a8e5f64";
const example = { origin: originOfHref("https://example.org/") };
const other = { origin: originOfHref("https://example.com/") };
const opaque = { origin: { kind: "opaque" } as Origin };

function originOfHref(href: string): Origin {
  return originOfURL(record(href));
}

function storeWithOne(environment = example) {
  const store = createBlobURLStore<string>(() => UUID);
  return { store, url: store.add("a blob", environment) };
}

test("add: creates the blob URL of the File API's example", () => {
  expect(storeWithOne().url).toBe(`blob:https://example.org/${UUID}`);
  expect(storeWithOne(opaque).url).toBe(`blob:null/${UUID}`);
});

// @id html/parseurl-returns-entry-blob-url
test("parseURLWithBlobEntry: returns the entry of a blob URL, whatever the fragment", () => {
  const { store, url } = storeWithOne();
  for (const input of [url, `${url}#fragment`, ` BLOB:${url.slice(5)}`]) {
    const result = parseURLWithBlobEntry(input, { blobURLStore: store });
    expect(result.ok && result.blobURLEntry).toEqual({ object: "a blob", environment: example });
  }
});

// @id html/parseurl-returns-no-entry-another
test("parseURLWithBlobEntry: returns no entry for another URL, another scheme, or without a store", () => {
  const { store, url } = storeWithOne();
  for (const input of [`${url}?`, `${url}x`, "https://example.org/"]) {
    expect(parseURLWithBlobEntry(input, { blobURLStore: store })).toMatchObject({ ok: true, blobURLEntry: null });
  }
  expect(parseURLWithBlobEntry(url)).toMatchObject({ ok: true, blobURLEntry: null });
  expect(parseURLWithBlobEntry("https://example.com:99999/")).toEqual({
    ok: false,
    error: { code: "port-out-of-range", start: 20, end: 25 },
  });
});

// @id html/parseurl-returns-entry-outlives-revocation
test("parseURLWithBlobEntry: returns an entry that outlives its revocation", () => {
  const { store, url } = storeWithOne();
  const before = parseURLWithBlobEntry(url, { blobURLStore: store });
  store.revoke(url, example);
  expect(before.ok && before.blobURLEntry?.object).toBe("a blob");
  expect(parseURLWithBlobEntry(url, { blobURLStore: store })).toMatchObject({ ok: true, blobURLEntry: null });
});

test("revoke: removes only the URL itself, only for the same origin, and never throws for a URL", () => {
  const { store, url } = storeWithOne();
  const isStored = () => store.resolve(record(url)) !== null;
  for (const stray of [`${url}#f`, `${url}?q`, "https://example.org/", "not a URL", "blob:x"])
    store.revoke(stray, example);
  store.revoke(url, other);
  store.revoke(url, opaque);
  expect(isStored()).toBe(true);
  store.revoke(url, { origin: originOfHref("https://example.org:443/elsewhere") });
  expect(isStored()).toBe(false);
});

test("obtain: returns the object to environments of the same origin, and to every navigation", () => {
  const { store, url } = storeWithOne();
  const entry = store.resolve(record(url))!;
  expect(store.obtain(entry, example)).toBe("a blob");
  expect(store.obtain(entry, other)).toBeNull();
  expect(store.obtain(entry, "top-level-navigation")).toBe("a blob");
  expect(store.obtain(entry, "top-level-self-fetch")).toBe("a blob");
});

test("obtain: takes an opaque origin as the same as itself only", () => {
  const { store, url } = storeWithOne(opaque);
  const entry = store.resolve(record(url))!;
  expect(store.obtain(entry, opaque)).toBe("a blob");
  expect(store.obtain(entry, { origin: { kind: "opaque" } })).toBeNull();
});

test("removeEntriesOf: removes the entries of one environment", () => {
  let count = 0;
  const store = createBlobURLStore(() => String(++count));
  const twin = { origin: example.origin };
  const urls = [store.add("a", example), store.add("b", twin), store.add("c", example)];
  store.removeEntriesOf(example);
  expect(urls.map((url) => store.resolve(record(url))?.object ?? null)).toEqual([null, "b", null]);
});

test("originWithBlobEntry: returns the origin of the entry's environment, even an opaque one", () => {
  const { store, url } = storeWithOne(opaque);
  const result = parseURLWithBlobEntry(url, { blobURLStore: store });
  if (!result.ok) throw new Error(url);
  expect(originWithBlobEntry(result.value, result.blobURLEntry)).toBe(opaque.origin);
  expect(originWithBlobEntry(result.value)).not.toBe(opaque.origin);
  expect(originWithBlobEntry(record(`blob:https://example.org/${UUID}`))).toEqual(example.origin);
});

test("hyperlinkURL: keeps the entry of a revoked blob URL until its href is set", () => {
  const { store, url } = storeWithOne();
  let href = url;
  const link = hyperlinkURL({
    getHref: () => href,
    setHref: (value) => {
      href = value;
    },
    blobURLStore: store,
  });
  expect(link.origin).toBe("https://example.org");
  store.revoke(url, example);
  expect(link.blobURLEntry?.object).toBe("a blob");
  href = url;
  link.setTheURL();
  expect(link.blobURLEntry).toBeNull();
});
