import { URL, URLSearchParams } from "@url/api";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { type ParamsLike, sharingHyperlink, sharingURL } from "../src/2014/index.ts";

const create = (href: string) => orThrow(sharingURL(href));

/** Params that no function of this package created. */
const FOREIGN: readonly [string, () => ParamsLike][] = [
  ["of @url/api", () => new URLSearchParams("q=1")],
  ["of a URL of @url/api", () => new URL("http://x/?q=1").searchParams],
  ...(typeof globalThis.URLSearchParams === "function"
    ? ([["of the platform", () => new globalThis.URLSearchParams("q=1")]] as const).map(
        ([name, make]): [string, () => ParamsLike] => [name, make],
      )
    : []),
];

// The draft's setter takes any URLSearchParams (section 6.3, searchParams), and its URLs stay synchronized.
describe.each(FOREIGN)("params %s", (_, make) => {
  test("are taken, and their changes reach every URL", () => {
    const params = make();
    const [one, two] = [create("http://one/?a"), create("http://two/#f")];
    one.searchParams = params;
    two.searchParams = params;
    expect([one.href, two.href]).toEqual(["http://one/?q=1", "http://two/?q=1#f"]);
    expect(one.searchParams).toBe(params);
    params.append("r", "a b");
    expect([one.href, two.search]).toEqual(["http://one/?q=1&r=a+b", "?q=1&r=a+b"]);
  });

  test("get the list of the URL whose search or href is set", () => {
    const params = make();
    const [one, two] = [create("http://one/"), create("http://two/")];
    one.searchParams = params;
    two.searchParams = params;
    one.search = "?x=1&x=2";
    expect([`${params}`, two.href]).toEqual(["x=1&x=2", "http://two/?x=1&x=2"]);
    two.href = "http://three/?y=é";
    expect([`${params}`, one.href]).toEqual(["y=%C3%A9", "http://one/?y=%C3%A9"]);
  });

  test("are left to their other URLs by new ones", () => {
    const params = make();
    const one = create("http://one/");
    one.searchParams = params;
    one.searchParams = create("http://two/?own").searchParams;
    params.append("late", "1");
    expect(one.href).toBe("http://one/?own=");
  });

  test("are written to a link when it is assigned, and then when one of their URLs is read", () => {
    const params = make();
    let href = "http://a/";
    const link = sharingHyperlink({
      getHref: () => href,
      setHref(value) {
        href = value;
      },
    });
    link.searchParams = params;
    expect(href).toBe("http://a/?q=1");
    const url = create("http://b/");
    url.searchParams = params;
    params.append("r", "2");
    expect([url.href, href]).toEqual(["http://b/?q=1&r=2", "http://a/?q=1&r=2"]);
    link.search = "s";
    expect([`${params}`, href, url.search]).toEqual(["s=", "http://a/?s=", "?s="]);
  });
});

test("a URL whose own params are shared with another keeps its query", () => {
  const owner = new URL("http://owner/?q=1");
  const one = create("http://one/");
  one.searchParams = owner.searchParams;
  one.search = "n=2";
  expect(owner.href).toBe("http://owner/?n=2");
  owner.search = "m=3";
  expect(one.href).toBe("http://one/?m=3");
});
