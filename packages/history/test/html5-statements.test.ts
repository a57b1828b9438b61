import { createEncoder } from "@url/encoding";
import { orThrow } from "@url/result";
import { expect, test } from "vitest";
import { documentBaseURL, type ElementTree, elementBaseURL, parse, reresolve } from "../src/html5/index.ts";

// Sentences of HTML5, section 2.6, that no other test has. docs/history.md has a row for each.

// @id html/2-6-3-base-element
test("2.6.3: the base element and xml:base use the document's character encoding", () => {
  const document = { address: "http://a/b/c", baseHref: "?é", encoding: orThrow(createEncoder("windows-1252")) };
  expect(documentBaseURL(document)).toBe("http://a/b/c?%E9");
  expect(elementBaseURL(document, ["?ü"])).toBe("http://a/b/c?%FC");
  expect(documentBaseURL({ ...document, encoding: undefined })).toBe("http://a/b/c?%C3%A9");
});

// @id html/2-6-3-xml-base
test("2.6.3: xml:base does not affect the base element, which is resolved against the fallback base URL", () => {
  const document = { address: "http://a/b/c", baseHref: "d/" };
  expect(elementBaseURL(document, ["http://x/y"])).toBe("http://x/y");
  expect(documentBaseURL(document)).toBe("http://a/b/d/");
});

// @id html/2-6-2-characters-join
test("2.6.2: the characters that join <unreserved> are those that the RFC has nowhere, and brackets", () => {
  for (let unit = 0; unit <= 0xff; unit++) {
    const c = String.fromCharCode(unit);
    // "%" may stand alone, and "#" may be in a fragment, so that nothing fails there.
    expect([unit, parse(`x:a${c}b#c${c}d`).ok]).toEqual([unit, true]);
    expect([unit, parse(`http://a${c}b/`).ok]).toEqual([unit, !"%:".includes(c)]);
  }
});

// @id html/2-6-5-example-change
test("2.6.5: the example: a change of the base URL can affect :link/:visited", () => {
  const link = { href: "x" };
  const tree: ElementTree<typeof link> = {
    getChildren: () => [],
    getParent: () => null,
    getName: () => "a",
    getAttribute: ({ href }, name) => (name === "href" ? href : null),
    createsHyperlink: () => true,
    isShown: () => true,
  };
  const visited = new Set(["http://new/x"]);
  const matched = (address: string) =>
    reresolve({ trigger: "document", element: link }, tree, { address }).map(({ url }) =>
      url.ok && visited.has(url.value) ? ":visited" : ":link",
    );
  expect([matched("http://old/"), matched("http://new/")]).toEqual([[":link"], [":visited"]]);
});
