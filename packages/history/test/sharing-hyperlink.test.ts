import { createEncoder } from "@url/encoding";
import { createBlobURLStore, type HyperlinkHost } from "@url/html";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { sharedSearchParams, sharingHyperlink, sharingURL } from "../src/2014/index.ts";

// Expected values follow the steps of the Working Draft of 9 December 2014, sections 6 and 6.3, by hand.

function linkTo(href: string | null, rest: Partial<HyperlinkHost> = {}) {
  const element = { href, writes: [] as string[] };
  const link = sharingHyperlink({
    getHref: () => element.href,
    setHref: (value) => {
      element.href = value;
      element.writes.push(value);
    },
    ...rest,
  });
  return { element, link };
}

function errorOf(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return "nothing was thrown";
}

const create = (href: string) => orThrow(sharingURL(href));

// @id html/example-draft-section-6-3
test("the example of the draft, section 6.3: href passes a value through that cannot be parsed", () => {
  const { link: a } = linkTo("");
  const input = "https://test:test/";
  a.href = input;
  expect(a.href === input).toBe(true);
});

// @id html/searchparams-change-written-attribute-each
test("searchParams: a change is written to the attribute of each link at once, in the order in which they joined", () => {
  const params = sharedSearchParams("?x=1");
  const order: string[] = [];
  const links = ["https://a/", "https://b/?y#f"].map((href) => {
    const made = linkTo(href);
    const { writes } = made.element;
    writes.push = (value) => order.push(value);
    return made;
  });
  for (const { link } of links.reverse()) link.searchParams = params;
  params.append("z", "2");
  expect(order).toEqual(["https://b/?x=1#f", "https://a/?x=1", "https://b/?x=1&z=2#f", "https://a/?x=1&z=2"]);
  expect(links.map(({ element }) => element.href)).toEqual(["https://b/?x=1&z=2#f", "https://a/?x=1&z=2"]);
});

test("a link and a URL share params in both directions", () => {
  const { element, link } = linkTo("https://a/?x=1");
  const url = create("https://b/");
  url.searchParams = link.searchParams;
  url.searchParams.set("x", "2");
  expect(element.href).toBe("https://a/?x=2");
  url.search = "?y";
  expect(element.href).toBe("https://a/?y=");
  link.search = "?z";
  expect([element.href, url.href]).toEqual(["https://a/?z=", "https://b/?z="]);
  url.href = "https://c/?w ";
  expect([element.href, url.href]).toEqual(["https://a/?w=", "https://c/?w"]);
  link.href = "HTTPS://d/?v v";
  expect([element.href, link.href, url.href]).toEqual(["HTTPS://d/?v v", "https://d/?v%20v", "https://c/?v+v="]);
  link.search = "";
  expect([element.href, url.href]).toEqual(["https://d/?", "https://c/?"]);
  expect(element.writes).toHaveLength(6);
});

// @id html/settheurl-next-read-takes-attribute
test("setTheURL, or the next read, takes an attribute that was changed by other means, and the other URLs follow", () => {
  const { element, link } = linkTo("https://a/?x=1");
  const url = create("https://b/");
  url.searchParams = link.searchParams;
  element.href = "https://c/?y=2";
  link.setTheURL();
  expect([url.href, link.href, element.writes]).toEqual(["https://b/?y=2", "https://c/?y=2", []]);
  element.href = "?z";
  expect([link.href, link.protocol, url.href]).toEqual(["?z", ":", "https://b/?"]);
});

test("a change of the params wins over a query that was written since without a call of setTheURL", () => {
  const { element, link } = linkTo("https://a/?x=1");
  const { searchParams } = link;
  element.href = "https://c/new?y=2#f";
  searchParams.append("z", "3");
  expect(element.href).toBe("https://c/new?x=1&z=3#f");
});

// @id html/link-without-url-stays-list
test("a link without a URL stays in the list, and keeps its text", () => {
  const { element, link } = linkTo("https://a:b/?x");
  const url = create("https://b/?y=2");
  expect([link.search, link.origin, link.searchParams.size]).toEqual(["", "", 0]);
  link.searchParams = url.searchParams;
  link.search = "?z";
  link.hash = "f";
  url.searchParams.append("z", "3");
  expect([link.href, element.writes, url.search]).toEqual(["https://a:b/?x", [], "?y=2&z=3"]);
  link.href = "https://a/?w=1";
  expect([link.href, url.href]).toEqual(["https://a/?w=1", "https://b/?w=1"]);
  link.href = "https://a:b/";
  expect([link.href, url.href, link.searchParams]).toEqual(["https://a:b/", "https://b/?", url.searchParams]);
});

// @id html/base-encoding-link-used-href
test("the base and the encoding of the link are used for its href, and UTF-8 for its params", () => {
  let base = "https://base/dir/?q";
  const encoding = orThrow(createEncoder("windows-1252"));
  const { element, link } = linkTo("x?ü", { getBase: () => base, encoding });
  expect([link.href, ...link.searchParams.keys()]).toEqual(["https://base/dir/x?%FC", "\ufffd"]);
  link.search = "ü=1";
  expect(element.href).toBe("https://base/dir/x?%C3%BC=1");
  element.href = "";
  expect(`${link.searchParams}`).toBe("q=");
  base = "https://base/?r";
  expect([link.href, `${link.searchParams}`]).toEqual(["https://base/?r", "r="]);
});

test("the other members are written back as those of today's links", () => {
  const { element, link } = linkTo("HTTP://EXAMPLE.org:81?x");
  link.port = "no port";
  expect(element.href).toBe("http://example.org:81/?x");
  link.hash = "f";
  expect([element.href, link.origin, `${link}`]).toEqual([
    "http://example.org:81/?x#f",
    "http://example.org:81",
    "http://example.org:81/?x#f",
  ]);
  const { element: mail, link: mailLink } = linkTo("MAILTO:m");
  mailLink.port = "80";
  expect([mail.href, mail.writes, mailLink.protocol]).toEqual(["MAILTO:m", [], "mailto:"]);
});

// @id html/absent-attribute-no-url-one
test("an absent attribute has no URL, and has one when it is set", () => {
  const { element, link } = linkTo(null);
  expect([link.href, link.protocol, link.host, link.searchParams.size]).toEqual(["", ":", "", 0]);
  link.searchParams.append("x", "1");
  expect(element.href).toBe(null);
  link.href = "https://a/?y";
  expect(`${link.searchParams}`).toBe("y=");
});

test("origin: that of the environment for a blob URL, until the URL is no longer one", () => {
  const origin = { kind: "tuple", scheme: "https", host: "a.example", port: null } as const;
  const blobURLStore = createBlobURLStore(() => "uuid");
  const { link } = linkTo(blobURLStore.add("", { origin }), { blobURLStore });
  expect(link.origin).toBe("https://a.example");
  link.protocol = "x";
  expect([link.href, link.origin]).toEqual(["x:https://a.example/uuid", "null"]);
});

test("a call of setTheURL from setHref, as by attribute change steps, has no effect", () => {
  const links = ["https://a/?x", "https://b/"].map((href) => {
    const made: ReturnType<typeof linkTo> = linkTo(href, {
      setHref(value) {
        made.element.href = value;
        made.link.setTheURL();
        made.element.writes.push(made.link.href);
      },
    });
    return made;
  });
  const [a, b] = links as [(typeof links)[0], (typeof links)[0]];
  b.link.searchParams = a.link.searchParams;
  a.link.searchParams.append("y", "1");
  expect([a.element.href, b.element.href]).toEqual(["https://a/?x=&y=1", "https://b/?x=&y=1"]);
  expect([a.element.writes.length, b.element.writes.length]).toEqual([1, 2]);
  a.link.href = "https://c/?z z";
  expect([a.element.href, b.element.href]).toEqual(["https://c/?z z", "https://b/?z+z="]);
  expect([a.element.writes.length, b.element.writes.length]).toEqual([2, 3]);
});

test("a change of the params from setHref reaches each link, and the last change is the one that all have", () => {
  const params = sharedSearchParams("n=0");
  const a = linkTo("https://a/");
  const b = linkTo("https://b/", {
    setHref(value) {
      b.element.href = value;
      if (params.get("n") === "1") params.set("n", "2");
    },
  });
  const c = linkTo("https://c/");
  for (const { link } of [a, b, c]) link.searchParams = params;
  params.set("n", "1");
  expect([a, b, c].map(({ element }) => element.href)).toEqual(["https://a/?n=2", "https://b/?n=2", "https://c/?n=2"]);
});

test("a link that leaves or joins during the update steps is written once, by what it did", () => {
  const params = sharedSearchParams("x=1");
  const [a, b, c] = [linkTo("https://a/"), linkTo("https://b/"), linkTo("https://c/")];
  a.link.searchParams = params;
  b.link.searchParams = params;
  const { writes } = a.element;
  writes.push = () => {
    b.link.searchParams = sharedSearchParams("z=3");
    c.link.searchParams = params;
    return 0;
  };
  params.append("y", "2");
  expect(a.element.href).toBe("https://a/?x=1&y=2");
  expect([b.element.writes, c.element.writes]).toEqual([["https://b/?x=1", "https://b/?z=3"], ["https://c/?x=1&y=2"]]);
});

test("a link that is read while its href is being set, and before it is stored, shows the new one", () => {
  const [b, url] = [linkTo("https://b/"), create("https://d/")];
  const seen: string[] = [];
  const read = () => [a.link.href, `${a.link.searchParams}`, url.href];
  const a = linkTo("https://a/?x", {
    setHref(value) {
      seen.push(...read());
      a.element.href = value;
    },
  });
  b.link.searchParams = a.link.searchParams;
  url.searchParams = a.link.searchParams;
  const { writes } = b.element;
  writes.push = () => seen.push(...read());
  a.link.href = "https://c/?y y";
  const expected = ["https://c/?y%20y", "y+y=", "https://d/?y+y="];
  expect(seen).toEqual([...expected, ...expected]);
  expect([a.element.href, b.element.href]).toEqual(["https://c/?y y", "https://b/?y+y="]);
});

test("a change of the params while a link's href is being set reaches that link too", () => {
  const a = linkTo("https://a/?x");
  const b = linkTo("https://b/", {
    setHref(value) {
      b.element.href = value;
      if (b.link.searchParams.has("y") && !b.link.searchParams.has("z")) b.link.searchParams.append("z", "1");
    },
  });
  b.link.searchParams = a.link.searchParams;
  a.link.href = "https://c/d?y";
  expect([a.element.href, b.element.href]).toEqual(["https://c/d?y=&z=1", "https://b/?y=&z=1"]);
});

test("a change of the params from a link's own setHref writes the URL that is being set", () => {
  const writes: string[] = [];
  const a = linkTo("https://a/?x", {
    setHref(value) {
      writes.push(value);
      if (writes.length === 1) a.link.searchParams.append("z", "1");
      a.element.href = value;
    },
  });
  expect(a.link.searchParams.size).toBe(1);
  a.link.href = "https://c/d?y";
  expect(writes).toEqual(["https://c/d?y", "https://c/d?y=&z=1"]);
  // The host has stored the first text after the second one, so that is the new input.
  expect([a.element.href, `${a.link.searchParams}`]).toEqual(["https://c/d?y", "y="]);
});

test("href: an error of setHref is thrown after the other links were written", () => {
  let isReadOnly = false;
  const a = linkTo("https://a/?x", {
    setHref(value) {
      if (isReadOnly) throw new RangeError("read-only");
      a.element.href = value;
    },
  });
  const b = linkTo("https://b/");
  b.link.searchParams = a.link.searchParams;
  isReadOnly = true;
  expect(
    errorOf(() => {
      a.link.href = "https://c/?y";
    }),
  ).toEqual(new RangeError("read-only"));
  expect(b.element.href).toBe("https://b/?y=");
  // The attribute still has the old text, which the next read takes.
  expect([a.link.href, b.element.href]).toEqual(["https://a/?x", "https://b/?x="]);
});

test("an error of setHref is thrown after the other links were written; what is stored counts", () => {
  const params = sharedSearchParams("x=1");
  const failing = linkTo("https://a/?y=0");
  const other = linkTo("https://b/");
  const broken = sharingHyperlink({
    getHref: () => "https://c/?w",
    setHref() {
      throw new RangeError("read-only");
    },
  });
  failing.link.searchParams = params;
  expect(
    errorOf(() => {
      broken.searchParams = params;
    }),
  ).toEqual(new RangeError("read-only"));
  other.link.searchParams = params;
  expect(errorOf(() => params.append("z", "2"))).toEqual(new RangeError("read-only"));
  expect([failing.element.href, other.element.href]).toEqual(["https://a/?x=1&z=2", "https://b/?x=1&z=2"]);
  expect([broken.href, failing.element.href, other.element.href]).toEqual([
    "https://c/?w",
    "https://a/?w=",
    "https://b/?w=",
  ]);
});

test("a host that stores another text sets the input to it; two hosts that store nothing end", () => {
  const lower = linkTo("https://a/?X=1", {
    setHref(value) {
      lower.element.href = value.toLowerCase();
    },
  });
  const url = create("https://b/");
  url.searchParams = lower.link.searchParams;
  url.searchParams.append("Y", "2");
  expect([url.href, lower.link.href]).toEqual(["https://b/?x=1&y=2", "https://a/?x=1&y=2"]);

  const [a, b] = ["https://a/?x", "https://b/?y"].map((href) =>
    sharingHyperlink({ getHref: () => href, setHref: () => undefined }),
  ) as [ReturnType<typeof sharingHyperlink>, ReturnType<typeof sharingHyperlink>];
  b.searchParams = a.searchParams;
  a.searchParams.append("z", "1");
  expect([a.href, b.href]).toEqual(["https://a/?x", "https://b/?y"]);
});

test("a change writes each link once, whatever their number", () => {
  const params = sharedSearchParams("x=1");
  const links = Array.from({ length: 300 }, (_, i) => linkTo(`https://h${i}/`));
  for (const { link } of links) link.searchParams = params;
  params.append("y", "2");
  expect(links.every(({ element }) => element.writes.length === 2)).toBe(true);
});
