/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type * as nodeURL from "node:url";
import { URL, URLSearchParams } from "@url/api";
import { expect, test } from "vitest";

// The assignments are the test, and the type check runs it. What expects an error makes sure that the
// types assigned to are not `any`, to which everything can be assigned.
type DOMURL = globalThis.URL;
type DOMURLSearchParams = globalThis.URLSearchParams;

test("types: our objects are assignable to the DOM's and to Node's", () => {
  const url = new URL("https://example.org/?a=b");
  const asDOM: DOMURL = url;
  const asNode: nodeURL.URL = url;
  expect([asDOM.href, asNode.href]).toEqual([url.href, url.href]);

  const params = new URLSearchParams("a=b");
  const asDOMParams: DOMURLSearchParams = params;
  const asNodeParams: nodeURL.URLSearchParams = params;
  expect([asDOMParams.get("a"), asNodeParams.get("a")]).toEqual(["b", "b"]);

  // @ts-expect-error: neither has a fragment
  expect([asDOM.fragment, asNode.fragment]).toEqual([undefined, undefined]);
  // @ts-expect-error: both have a size that is a number
  const sizes: string[] = [asDOMParams.size, asNodeParams.size];
  expect(sizes).toEqual([1, 1]);
});

test("types: our constructors accept what the DOM's accept", () => {
  const inputs: ConstructorParameters<typeof globalThis.URLSearchParams> = [[["a", "b"]]];
  expect(new URLSearchParams(...inputs).toString()).toBe("a=b");
  expect(new URLSearchParams({ a: "b" }).toString()).toBe("a=b");
  expect(new URLSearchParams(new globalThis.URLSearchParams("a=b")).toString()).toBe("a=b");
  const urls: ConstructorParameters<typeof globalThis.URL> = ["/b", new globalThis.URL("https://example.org/a")];
  expect(new URL(...urls).href).toBe("https://example.org/b");
});
