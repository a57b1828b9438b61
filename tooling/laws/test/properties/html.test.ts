import {
  CITE_ELEMENTS,
  elementBaseURL,
  parse as parseHTML5,
  reresolve,
  resolve as resolveHTML5,
} from "@url/history/html5";
import { hyperlinkURL, locationURL } from "@url/html";
import { parseURL } from "@url/parser";
import { matches } from "@url/tooling-conformance/abnf";
import { applySetter, cloneURL, parse, readGetter, serializeURL } from "@url/tooling-conformance/oracle";
import { isURIReference, parseURI, resolveURI } from "@url/uri";
import fc from "fast-check";
import { expect, test } from "vitest";
import { assignment, base, input } from "../../src/properties/arbitraries.ts";
import { GETTERS } from "../../src/properties/getters.ts";
import { holds } from "../../src/properties/runs.ts";
import { hierarchical, near, RELAXED_GRAMMAR, reference } from "../../src/properties/uris.ts";

// @id laws/hyperlink-every-getter-returns-oracle
test("hyperlink: every getter returns what the oracle's does, and what HTML requires without a URL", () => {
  holds([input, base], (text, baseText) => {
    const theirBase = baseText === null ? null : parse(baseText);
    const ourBase = baseText === null ? undefined : recordOf(baseText);
    if (baseText !== null && theirBase === null) return;
    const their = parse(text, theirBase);
    const link = hyperlinkURL({ getHref: () => text, setHref: () => undefined, getBase: () => ourBase });
    const without = GETTERS.map((name) => (name === "href" ? text : name === "protocol" ? ":" : ""));
    const expected = their === null ? without : GETTERS.map((name) => readGetter(their, name));
    expect(GETTERS.map((name) => link[name])).toEqual(expected);
  });
});

const settable = input.map(parse).filter((url) => url !== null);

// @id laws/hyperlink-sequence-assignments-writes-oracle
test("hyperlink: a sequence of assignments writes what the oracle's writes, each read from the text that the last one wrote", () => {
  holds([settable, fc.array(assignment, { minLength: 1, maxLength: 4 })], (start, edits) => {
    let href = serializeURL(start);
    const link = hyperlinkURL({
      getHref: () => href,
      setHref: (value) => {
        href = value;
      },
    });
    let expected = href;
    for (const { setter, value } of edits) {
      const their = parse(expected);
      if (their === null) return;
      applySetter(their, setter, value);
      // Reads the attribute back, because what a setter wrote is not always a fixed point (`file://h/c|`), and some
      // write nothing.
      expected = serializeURL(parse(serializeURL(their)) ?? their);
      link[setter] = value;
      expect([setter, value, link.href]).toEqual([setter, value, expected]);
    }
  });
});

test("location: navigates to the URL of the oracle's setters, except for hash and protocol", () => {
  holds([settable, assignment], (start, { setter, value }) => {
    if (setter === "hash" || setter === "protocol" || setter === "username" || setter === "password") return;
    const url = recordOf(serializeURL(start))!;
    const their = parse(url.href)!;
    const gone: string[] = [];
    const location = locationURL({
      getURL: () => url,
      getEnvironment: () => ({ base: url }),
      navigate: ({ href }) => gone.push(href),
      throwSyntaxError: () => gone.push("SyntaxError"),
    });
    (location as unknown as Record<string, string>)[setter] = value;
    const before = serializeURL(cloneURL(their));
    applySetter(their, setter, value);
    // A URL that cannot have the component does not navigate, as for a value that is rejected.
    expect(gone.length === 0 ? before : gone[0]).toBe(serializeURL(their));
  });
});

const html5URL = fc.oneof(near("URI-reference", RELAXED_GRAMMAR), near("URI-reference"), reference);

// @id laws/html5-url-can-be-parsed
test("HTML5: a URL can be parsed exactly if it matches the grammar of the RFC, relaxed as HTML5 says", () => {
  holds([html5URL], (text) => {
    const trimmed = text.replace(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, "");
    const url = parseHTML5(text);
    expect(url.ok).toBe(matches(RELAXED_GRAMMAR, "URI-reference", trimmed));
    if (!url.ok) {
      const { start, end } = url.error;
      expect(0 <= start && start < end && end <= text.length).toBe(true);
      return;
    }
    const { scheme, host, port, path, query, fragment, ranges } = url.value;
    if (scheme !== null) expect(matches(RELAXED_GRAMMAR, "scheme", scheme)).toBe(true);
    if (host !== null) expect(matches(RELAXED_GRAMMAR, "host", host)).toBe(true);
    const userinfo = trimmed.slice(ranges.schemeEnd + 2, ranges.hostStart);
    const authority = host === null ? "" : `//${userinfo}${host}${port === null ? "" : `:${port}`}`;
    const head = (scheme === null ? "" : `${scheme}:`) + authority;
    const tail = (query === null ? "" : `?${query}`) + (fragment === null ? "" : `#${fragment}`);
    expect(head + path + tail).toBe(trimmed);
  });
});

// @id laws/html5-uri-reference-plain-host
test("HTML5: a URI reference with a plain host resolves as in the RFC", () => {
  holds([fc.oneof(reference, near("URI-reference")), hierarchical], (text, baseText) => {
    const host = parseURI(text).host ?? "";
    if (!isURIReference(text) || !/^([a-z\d]+(\.[a-z\d]+)*)?$/i.test(host)) return;
    const result = resolveHTML5(text, baseText);
    if (result.ok) expect(result.value).toBe(resolveURI(text, baseText));
    else expect(result.error.code).toBe("authority");
  });
});

interface TreeNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The place of the parent in the list, which is before this element; the remainder of it by the number of those. */
  readonly parent: number;
  readonly isShown: boolean;
}

const attribute = fc.constantFrom("x", "../y", "//h/", "http:", "", "#f", "http://other/a");
const node = fc.record({
  name: fc.constantFrom("a", "p", "q", "ins", ""),
  attributes: fc.dictionary(fc.constantFrom("href", "cite", "xml:base"), attribute, { maxKeys: 3 }),
  parent: fc.nat(),
  isShown: fc.boolean(),
});

test("HTML5: a base URL change re-resolves what is shown of the element and its descendants, each by all its xml:base", () => {
  holds([fc.array(node, { minLength: 1, maxLength: 8 }), fc.nat(), attribute], (nodes, at, baseHref) => {
    const document = { address: "http://a/b/c", baseHref };
    const parentOf = (i: number) => (i === 0 ? null : nodes[i]!.parent % i);
    const ancestors = (i: number): number[] => (i === 0 ? [0] : [...ancestors(parentOf(i)!), i]);
    const root = at % nodes.length;
    const tree = {
      getChildren: (i: number) => nodes.map((_, child) => child).filter((child) => parentOf(child) === i),
      getParent: parentOf,
      getName: (i: number) => nodes[i]!.name,
      getAttribute: (i: number, name: string) => nodes[i]!.attributes[name] ?? null,
      createsHyperlink: (i: number) => nodes[i]!.name === "a" && "href" in nodes[i]!.attributes,
      isShown: (i: number) => nodes[i]!.isShown,
    };
    const expected = nodes.flatMap(({ name, attributes, isShown }: TreeNode, i) => {
      const shown = name === "a" ? "href" : CITE_ELEMENTS.includes(name) ? "cite" : "";
      const value = attributes[shown];
      if (!isShown || value === undefined || !ancestors(i).includes(root)) return [];
      const xmlBases = ancestors(i).flatMap((ancestor) => nodes[ancestor]!.attributes["xml:base"] ?? []);
      return [[i, shown, resolveHTML5(value, elementBaseURL(document, xmlBases))]];
    });
    const actual = reresolve({ trigger: "xml:base", element: root }, tree, document);
    const inPlace = actual.map(({ element, attribute, url }) => [element, attribute, url] as const);
    expect(inPlace.sort((a, b) => a[0] - b[0])).toEqual(expected);
  });
});

function recordOf(href: string) {
  const result = parseURL(href);
  return result.ok ? result.value : undefined;
}
