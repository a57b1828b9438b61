import { orThrow } from "@url/result";
import { matches } from "@url/tooling-conformance/abnf";
import {
  checkURI,
  hostRule,
  isURIReference,
  type Level,
  normalize,
  parseURI,
  recompose,
  relativizeURI,
  removeDotSegments,
  resolveURI,
  type StartRule,
  sameURI,
  toIRI,
  toURI,
} from "@url/uri";
import { expandTemplate, isURITemplate, matchTemplate } from "@url/uri/template";
import fc from "fast-check";
import { expect, test } from "vitest";
import { holds } from "../../src/properties/runs.ts";
import { GRAMMAR, hierarchical, near, reference } from "../../src/properties/uris.ts";

// @id laws/text-valid-exactly-when-matches
test.each<StartRule>(["URI", "URI-reference", "absolute-URI", "relative-ref", "IRI", "IRI-reference"])(
  "a text is valid as %s exactly when it matches the RFC's grammar",
  (rule) => {
    holds([fc.oneof(near(rule), near("URI-reference"), near("IRI-reference"))], (text) => {
      const result = checkURI(text, rule);
      expect(result.ok).toBe(matches(GRAMMAR, rule, text));
      if (result.ok) return;
      const { start, end } = result.error;
      expect(0 <= start && start <= end && end <= text.length).toBe(true);
    });
  },
);

test("checkURI: the first error is not after the first position from which no text matches", () => {
  // Text before an error is the start of a text that matches: cut it there, and complete it by the component's rule.
  holds([near("URI-reference")], (text) => {
    const result = checkURI(text, "URI-reference");
    if (result.ok) return;
    const { error } = result;
    if (error.code === "IPv6address" || error.code === "IPvFuture" || error.code === "IP-literal") return;
    if (error.component === "scheme") return;
    const end = error.component === "userinfo" ? "@" : "";
    expect(matches(GRAMMAR, "URI-reference", text.slice(0, error.start) + end)).toBe(true);
  });
});

test("hostRule: returns the rule that the grammar has for the host", () => {
  holds([near("host")], (host) => {
    if (!matches(GRAMMAR, "host", host)) return;
    const inner = host.slice(1, -1);
    const expected = host.startsWith("[")
      ? ["IPv6address", "IPvFuture"].find((rule) => matches(GRAMMAR, rule, inner))
      : ["IPv4address", "reg-name"].find((rule) => matches(GRAMMAR, rule, host));
    expect(hostRule(host)).toBe(expected);
  });
});

test("recompose: returns the text that was parsed, for every text", () => {
  holds([fc.oneof(near("URI-reference"), reference, fc.string({ unit: "binary" }))], (text) => {
    expect(recompose(parseURI(text))).toEqual({ ok: true, value: text });
  });
});

test("recompose: succeeds only if the result parses to the components that were passed", () => {
  const text = fc.oneof(near("URI-reference"), near("segment"), fc.constantFrom("", "/", "//", "a:", ":a", "?", "#"));
  const optional = fc.option(text, { freq: 3 });
  const components = fc.record({
    scheme: optional,
    authority: optional,
    path: text,
    query: optional,
    fragment: optional,
  });
  holds([components], (given) => {
    const result = recompose(given);
    const { scheme, authority, path, query, fragment } = given;
    const joined = `${scheme === null ? "" : `${scheme}:`}${authority === null ? "" : `//${authority}`}${path}`;
    const tail = `${query === null ? "" : `?${query}`}${fragment === null ? "" : `#${fragment}`}`;
    const { ranges: _, userinfo, host, port, ...read } = parseURI(joined + tail);
    const isSame = Object.entries(read).every(([name, value]) => value === given[name as keyof typeof given]);
    expect(result.ok).toBe(isSame);
    if (result.ok) {
      expect(result.value).toBe(joined + tail);
    } else {
      const { component, start, end } = result.error;
      expect(0 <= start && start <= end && end <= given[component]!.length).toBe(true);
    }
  });
});

// @id laws/parseuri-returns-components-rfc-s
test("parseURI: returns the components of the RFC's regular expression", () => {
  const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s;
  holds([fc.oneof(near("URI-reference"), reference)], (text) => {
    const [, , scheme = null, , authority = null, path, , query = null, , fragment = null] = appendixB.exec(text)!;
    expect(parseURI(text)).toMatchObject({ scheme, authority, path, query, fragment });
  });
});

test("removeDotSegments: returns the result of the steps of section 5.2.4", () => {
  holds([fc.string({ unit: fc.constantFrom(".", "/", "a"), maxLength: 14 })], (path) => {
    expect(removeDotSegments(path)).toBe(bySteps(path));
  });
});

test("resolve: a valid reference resolves to a valid URI, which resolves to itself", () => {
  holds([near("URI-reference"), hierarchical], (text, base) => {
    if (!isURIReference(text)) return;
    // Dot segments of a base's path remain if the reference has no path.
    const target = resolveURI(text, resolveURI(base, base));
    expect(checkURI(target, "URI").ok).toBe(true);
    expect(resolveURI(target, base)).toBe(target);
  });
});

test("resolve: a path that would be read as authority or scheme stays a path", () => {
  holds([reference, hierarchical], (text, base) => {
    const target = parseURI(resolveURI(text, base));
    const from = parseURI(text);
    const authority = from.scheme !== null || from.authority !== null ? from.authority : parseURI(base).authority;
    expect(target.authority).toBe(authority);
    expect(target.scheme).toBe(from.scheme ?? parseURI(base).scheme);
  });
});

const levels: Level[] = ["syntax", "scheme"];

test.each(levels)("normalize at level %s: returns the same when applied twice", (level) => {
  holds([fc.oneof(near("URI-reference"), near("IRI-reference"), reference)], (text) => {
    const once = normalize(text, level);
    expect(normalize(once, level)).toBe(once);
  });
});

test.each(levels)("normalize at level %s: keeps valid text valid", (level) => {
  holds([fc.oneof(near("URI-reference"), reference)], (text) => {
    if (isURIReference(text)) expect(checkURI(normalize(text, level), "URI-reference").ok).toBe(true);
  });
});

test.each(levels)("normalize at level %s: does not change what a reference and a base resolveURI to", (level) => {
  holds([reference, hierarchical], (text, base) => {
    const target = normalize(resolveURI(text, base), level);
    expect(normalize(resolveURI(normalize(text, level), base), level)).toBe(target);
    const clean = resolveURI(base, base);
    expect(sameURI(resolveURI(text, normalize(clean)), resolveURI(text, clean))).toBe(true);
  });
});

test("relativize: resolveURI(relativizeURI(a, b), a) is b without its dot segments", () => {
  holds([hierarchical, hierarchical], (from, to) => {
    const goal = resolveURI(to, from);
    const relative = relativizeURI(from, to);
    expect(resolveURI(relative, from)).toBe(goal);
    expect(relative.length).toBeLessThanOrEqual(goal.length);
    expect(normalize(goal)).toBe(normalize(to));
  });
});

test("relativize: returns a reference of which none of up to five characters is shorter", () => {
  const all = shortReferences(5);
  holds(
    [hierarchical, hierarchical],
    (from, to) => {
      const relative = relativizeURI(from, to);
      const goal = resolveURI(to, from);
      const shorter = all.find((text) => text.length < relative.length && resolveURI(text, from) === goal);
      expect(shorter).toBe(undefined);
    },
    300,
  );
});

test("toURI: returns a URI, and the same when applied twice; so do toURI and toIRI in turn", () => {
  holds([near("IRI-reference")], (text) => {
    const converted = toURI(text);
    expect(converted.ok).toBe(matches(GRAMMAR, "IRI-reference", text));
    if (!converted.ok) return;
    const uri = converted.value;
    expect(matches(GRAMMAR, "URI-reference", uri)).toBe(true);
    expect(orThrow(toURI(uri))).toBe(uri);
    const iri = orThrow(toIRI(uri));
    expect(matches(GRAMMAR, "IRI-reference", iri)).toBe(true);
    expect(triplets(orThrow(toURI(iri)))).toBe(triplets(uri));
  });
});

test("isURITemplate: returns true exactly if the text matches the grammar of RFC 6570", () => {
  holds([near("URI-Template")], (text) => {
    expect(isURITemplate(text)).toBe(matches(GRAMMAR, "URI-Template", text));
  });
});

const scalar = fc.string({ unit: fc.constantFrom(..."aZ0-._~,;=/?&%:+! \u00fc\u{10000}"), maxLength: 4 });
const values = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.dictionary(scalar, scalar, { maxKeys: 3 })),
);
const template = fc
  .array(fc.oneof(fc.constantFrom("/", "x", "-", "?", "#", ":"), fc.constantFrom(...expressions())), { maxLength: 4 })
  .map((parts) => parts.join(""));

test("templates: an expansion is part of a URI, and expands again from what matchTemplate returns", () => {
  holds([template, values], (text, given) => {
    const expanded = expandTemplate(text, given);
    if (!expanded.ok) {
      expect(expanded.error.code).toBe("prefix");
      return;
    }
    expect(expanded.value).toMatch(/^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*$/);
    const found = matchTemplate(text, expanded.value);
    if (!found.ok || found.value === null) return;
    expect(expandTemplate(text, found.value)).toEqual(expanded);
  });
});

test("templates: matchTemplate returns the texts that were expanded, one in each place", () => {
  const places = fc.constantFrom(
    "/{a}",
    "/{a}/{b}",
    "/{a}{?b,c}",
    "{/a,b}{?c}",
    "/{a}{#b}",
    "{?a}{&b}",
    "/x{;a,b}/{c}",
  );
  const text = scalar.filter((value) => value !== "");
  // A fragment is not encoded, so not every text can be read back from it.
  const given = fc.record({ a: text, b: text.filter((value) => !/%/.test(value)), c: text });
  holds([places, given], (place, all) => {
    const asked = Object.fromEntries(
      Object.entries(all).filter(([name]) => new RegExp(`[{,?&;#/]${name}[,}]`).test(place)),
    );
    expect(orThrow(matchTemplate(place, orThrow(expandTemplate(place, asked))))).toEqual(asked);
  });
});

/** Every operator with one and two variables, and with every modifier. */
function expressions(): string[] {
  const lists = ["a", "a,b", "a*", "b*,c", "c:2", "a,c*"];
  return ["", "+", "#", ".", "/", ";", "?", "&"].flatMap((operator) => lists.map((list) => `{${operator}${list}}`));
}

/** Writes all triplets in upper case and decodes those of unreserved characters, which section 3.2 may change. */
function triplets(text: string): string {
  return text.replace(/%(..)/g, (triplet, hex) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : triplet.toUpperCase();
  });
}

/** Section 5.2.4, step by step. */
function bySteps(path: string): string {
  let input = path;
  let output = "";
  while (input !== "") {
    if (input.startsWith("../")) input = input.slice(3);
    else if (input.startsWith("./")) input = input.slice(2);
    else if (input.startsWith("/./")) input = input.slice(2);
    else if (input === "/.") input = "/";
    else if (input.startsWith("/../") || input === "/..") {
      input = input === "/.." ? "/" : input.slice(3);
      output = output.slice(0, Math.max(0, output.lastIndexOf("/")));
    } else if (input === "." || input === "..") input = "";
    else {
      const segment = /^\/?[^/]*/.exec(input)![0];
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}

/** Every text of up to `length` characters that could refer to one of the `hierarchical` URIs. */
function shortReferences(length: number): string[] {
  let last = [""];
  const all = [last];
  for (let n = 1; n <= length; n++) {
    last = last.flatMap((text) => Array.from("ab./:?q#f", (character) => text + character));
    // A second delimiter of query or fragment never helps.
    last = last.filter((text) => !/\?.*\?|#.*[#?]|[qf].*[/.:]/.test(text));
    all.push(last);
  }
  return all.flat();
}
