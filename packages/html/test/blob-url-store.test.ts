import { type Origin, originOf as originOfURL, parseURL as parseBasicURL } from "@url/parser";
import { expect, test } from "vitest";
import { createBlobURLStore, hyperlinkURL, originOf, parseURL } from "../src/index.ts";

// Expected values are read off the File API (Blob URL) and the URL Standard (URL parser, origin).

const UUID = "40a5fb5a-d56d-4a33-b4e2-0acf6a8e5f64";
const example = { origin: originOfHref("https://example.org/") };
const other = { origin: originOfHref("https://example.com/") };
const opaque = { origin: { kind: "opaque" } as Origin };

function originOfHref(href: string): Origin {
  const result = parseBasicURL(href);
  if (!result.ok) throw new Error(href);
  return originOfURL(result.url);
}

function storeWithOne(environment = example) {
  const store = createBlobURLStore<string>(() => UUID);
  return { store, url: store.add("a blob", environment) };
}

test("add: the File API's example of a blob URL", () => {
  expect(storeWithOne().url).toBe(`blob:https://example.org/${UUID}`);
  expect(storeWithOne(opaque).url).toBe(`blob:null/${UUID}`);
});

test("parseURL: a blob URL brings its entry, whatever the fragment", () => {
  const { store, url } = storeWithOne();
  for (const input of [url, `${url}#fragment`, ` BLOB:${url.slice(5)}`]) {
    const result = parseURL(input, { blobURLStore: store });
    expect(result.ok && result.blobURLEntry).toEqual({ object: "a blob", environment: example });
  }
});

test("parseURL: no entry for other URLs, other schemes, and without a store", () => {
  const { store, url } = storeWithOne();
  for (const input of [`${url}?`, `${url}x`, "https://example.org/"]) {
    expect(parseURL(input, { blobURLStore: store })).toMatchObject({ ok: true, blobURLEntry: null });
  }
  expect(parseURL(url)).toMatchObject({ ok: true, blobURLEntry: null });
  expect(parseURL("https://example.com:99999/")).toEqual({
    ok: false,
    error: { code: "port-out-of-range", start: 20, end: 25 },
  });
});

test("an entry that was found outlives its revocation", () => {
  const { store, url } = storeWithOne();
  const before = parseURL(url, { blobURLStore: store });
  store.revoke(url, example);
  expect(before.ok && before.blobURLEntry?.object).toBe("a blob");
  expect(parseURL(url, { blobURLStore: store })).toMatchObject({ ok: true, blobURLEntry: null });
});

test("revoke: only the URL itself, only from the same origin, and always in silence", () => {
  const { store, url } = storeWithOne();
  const isThere = () => store.resolve(located(url)) !== null;
  for (const stray of [`${url}#f`, `${url}?q`, "https://example.org/", "no URL", "blob:x"])
    store.revoke(stray, example);
  store.revoke(url, other);
  store.revoke(url, opaque);
  expect(isThere()).toBe(true);
  store.revoke(url, { origin: originOfHref("https://example.org:443/elsewhere") });
  expect(isThere()).toBe(false);
});

test("obtain: environments of the entry's origin, and every navigation", () => {
  const { store, url } = storeWithOne();
  const entry = store.resolve(located(url))!;
  expect(store.obtain(entry, example)).toBe("a blob");
  expect(store.obtain(entry, other)).toBeNull();
  expect(store.obtain(entry, "top-level-navigation")).toBe("a blob");
  expect(store.obtain(entry, "top-level-self-fetch")).toBe("a blob");
});

test("obtain: an opaque origin is the same as itself alone", () => {
  const { store, url } = storeWithOne(opaque);
  const entry = store.resolve(located(url))!;
  expect(store.obtain(entry, opaque)).toBe("a blob");
  expect(store.obtain(entry, { origin: { kind: "opaque" } })).toBeNull();
});

test("removeEntriesOf: an environment takes its own along, and no other's", () => {
  let count = 0;
  const store = createBlobURLStore(() => String(++count));
  const twin = { origin: example.origin };
  const urls = [store.add("a", example), store.add("b", twin), store.add("c", example)];
  store.removeEntriesOf(example);
  expect(urls.map((url) => store.resolve(located(url))?.object ?? null)).toEqual([null, "b", null]);
});

test("originOf: that of the entry's environment, an opaque one too", () => {
  const { store, url } = storeWithOne(opaque);
  const result = parseURL(url, { blobURLStore: store });
  if (!result.ok) throw new Error(url);
  expect(originOf(result.url, result.blobURLEntry)).toBe(opaque.origin);
  expect(originOf(result.url)).not.toBe(opaque.origin);
  expect(originOf(located(`blob:https://example.org/${UUID}`))).toEqual(example.origin);
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

function located(href: string) {
  const result = parseURL(href);
  if (!result.ok) throw new Error(href);
  return result.url;
}
