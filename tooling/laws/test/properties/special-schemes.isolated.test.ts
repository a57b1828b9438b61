import type { URLRecord } from "@url/serializer";
import { beforeAll, describe, expect, test, vi } from "vitest";

// Law: whatever the table of special schemes says, every package says the same. Each description loads all packages again
// with another table. What is expected is what the URL Standard says about a special scheme and its default port, and
// about any other scheme. A list or a port that a package keeps for itself is wrong for one of the tables.

type Row = [scheme: string, port: number];

const STANDARD: readonly Row[] = [
  ["https", 443],
  ["http", 80],
  ["wss", 443],
  ["ws", 80],
  ["ftp", 21],
];

const TABLES: readonly [title: string, table: readonly Row[]][] = [
  ["the Standard's table", STANDARD],
  ["gopher in addition", [...STANDARD, ["gopher", 70]]],
  ["another scheme of five letters", [["pages", 8080], ...STANDARD]],
  ["no ftp and no wss", STANDARD.filter(([scheme]) => scheme !== "ftp" && scheme !== "wss")],
  ["other ports", STANDARD.map(([scheme, port]): Row => [scheme, port + 1])],
];

const SCHEMES = ["https", "http", "wss", "ws", "ftp", "gopher", "pages", "foo"];
const PORTS = [21, 22, 70, 80, 81, 443, 444, 8080];

describe.each(TABLES)("with %s", (_title, table) => {
  let load: Awaited<ReturnType<typeof loadAll>>;
  beforeAll(async () => {
    load = await loadAll(table);
  });
  const portOf = (scheme: string) => new Map(table).get(scheme);

  describe.each(SCHEMES)("%s", (scheme) => {
    const special = portOf(scheme) !== undefined;
    const parse = (text: string): URLRecord => load.result.orThrow(load.parser.parseURL(text));

    /** Every way to the href of a text, fast and slow. */
    function hrefsOf(text: string): string[] {
      const report = load.parser.createListener(() => {});
      const link = load.html.hyperlinkURL({ getHref: () => text, setHref: () => {}, getBase: () => "about:blank" });
      return [
        parse(text).href,
        load.result.orThrow(load.parser.parseURL(text, { report })).href,
        load.result.orThrow(load.parser.parseURL(text, { base: "other://h/" })).href,
        new load.api.URL(text).href,
        load.whatwg.serializeURL(load.whatwg.basicURLParse(text)!),
        link.href,
        load.sql.SQL_FUNCTIONS.find(({ name }) => name === "url_normalize")!.call(text) as string,
      ];
    }

    test.each([
      ["://EXAMPLE.com/", "://example.com/", "://EXAMPLE.com/"],
      ["://h", "://h/", "://h"],
      [":h", "://h/", ":h"],
      [":///h/", "://h/", ":///h/"],
      ["://u:p@h/a", "://u:p@h/a", "://u:p@h/a"],
      ["://h/a\\b", "://h/a/b", "://h/a\\b"],
      ["://h/?'", "://h/?%27", "://h/?'"],
      ["://h/a/../b?c", "://h/b?c", "://h/b?c"],
      ["://127.1/", "://127.0.0.1/", "://127.1/"],
    ])("parses what follows it: %s", (rest, ifSpecial, ifNot) => {
      const expected = scheme + (special ? ifSpecial : ifNot);
      expect(new Set(hrefsOf(scheme + rest))).toEqual(new Set([expected]));
    });

    test.each(PORTS)("has port %i as its default or not, wherever it is read or set", (port) => {
      const isDefault = portOf(scheme) === port;
      const rest = isDefault ? "" : `:${port}`;
      const { orThrow } = load.result;
      const text = `${scheme}://h:${port}/a`;
      expect(new Set(hrefsOf(text))).toEqual(new Set([`${scheme}://h${rest}/a`]));
      expect(new Set(hrefsOf(`${scheme}://u@h:${port}/a/../b c`))).toEqual(new Set([`${scheme}://u@h${rest}/b%20c`]));

      const url = new load.api.URL(`${scheme}://h:9/`);
      url.port = String(port);
      expect(url.href).toBe(`${scheme}://h${rest}/`);
      url.host = `i:${port}`;
      // A host is set without the port if that is the default, and the port stays absent.
      expect(url.href).toBe(`${scheme}://i${rest}/`);
      expect(orThrow(load.parser.setPort(parse(`${scheme}://h:9/`), String(port))).href).toBe(`${scheme}://h${rest}/`);

      const pattern = new load.pattern.URLPattern({ protocol: scheme, hostname: "h", port: String(port) });
      expect(pattern.port).toBe(isDefault ? "" : String(port));
      expect(orThrow(load.edit.fromParts({ scheme, host: "h", port })).href).toBe(
        `${scheme}://h${rest}${special ? "/" : ""}`,
      );
      expect(orThrow(load.edit.withParts(parse(`${scheme}://h/`), { port })).href).toBe(`${scheme}://h${rest}/`);
    });

    test("is special or not in what reads records", () => {
      const url = parse(`${scheme}://a.example.co.uk/b`);
      expect(load.serializer.isSpecialScheme(scheme)).toBe(special);
      expect(load.serializer.defaultPort(scheme)).toBe(portOf(scheme) ?? null);
      expect(load.host.hostOf(url)!.kind).toBe(special ? "domain" : "opaque");
      expect(load.parser.originTextOf(url)).toBe(special ? `${scheme}://a.example.co.uk` : "null");
      expect(new load.api.URL(url.href).origin).toBe(special ? `${scheme}://a.example.co.uk` : "null");
      expect(load.result.orThrow(load.site.registrableDomain(url))).toBe(special ? "example.co.uk" : null);
    });

    test("resolves references against it", () => {
      for (const base of [`${scheme}://h/a/b`, `${scheme}://h/a/b?c`]) {
        const expected = `${scheme}://h/${special ? "d" : "a/..\\d"}`;
        expect(load.result.orThrow(load.parser.parseURL("..\\d", { base })).href).toBe(expected);
        expect(new load.api.URL("..\\d", base).href).toBe(expected);
        expect(new load.api.URL("../d", base).href).toBe(`${scheme}://h/d`);
      }
    });

    test("becomes another scheme of its kind only", () => {
      for (const other of SCHEMES) {
        const isOtherSpecial = portOf(other) !== undefined;
        const changed = load.parser.setScheme(parse(`${scheme}://h/`), other);
        expect(changed).toMatchObject(
          isOtherSpecial === special
            ? { ok: true, value: { href: `${other}://h/` } }
            : { ok: false, error: { code: "scheme-special-mismatch" } },
        );
        const url = new load.api.URL(`${scheme}://h/`);
        url.protocol = other;
        expect(url.href).toBe(isOtherSpecial === special ? `${other}://h/` : `${scheme}://h/`);
      }
    });

    test("can be parsed or not, with the authority alone looked at", () => {
      for (const [rest, isSpecialURL] of [
        ["://h:99999/", false],
        ["://a b/", false],
        ["://%41/", true],
        ["://h:80\\a", true],
        [":///", false],
      ] as const) {
        const expected = special ? isSpecialURL : rest === "://%41/" || rest === ":///";
        expect(load.api.URL.canParse(scheme + rest)).toBe(expected);
        expect(load.parser.canParse(scheme + rest)).toBe(expected);
      }
    });

    test("is special or not in a pattern", () => {
      const { URLPattern } = load.pattern;
      expect(new URLPattern({ protocol: `(${scheme})`, pathname: "/a/../b" }).pathname).toBe(
        special ? "/b" : "/a/../b",
      );
      expect(new URLPattern({ protocol: scheme, pathname: "/a/../b" }).pathname).toBe(special ? "/b" : "/a/../b");
    });

    test("is special or not in a reference", () => {
      const reference = load.edit.parseReference(`${scheme}:a`, "special");
      const code = reference.ok ? undefined : reference.error.code;
      expect(code).toBe(special ? "special-scheme-missing-following-solidus" : undefined);
    });

    test("is special or not in the grammar, in the errors and in what is hidden", () => {
      for (const [rest, isValid] of [
        [":foo", !special],
        ["://h/", true],
        ["://h", true],
        ["://h/a\\b", false],
        ["://", !special],
      ] as const) {
        expect(load.validator.isValidURLString(scheme + rest)).toBe(isValid);
        const found = load.validator.validate(scheme + rest).map(({ code }) => code);
        expect(found.every((code) => code === "scheme-not-registered")).toBe(isValid);
      }
      expect(load.validator.hidePasswords(`${scheme}:u:p/w@h`)).toBe(`${scheme}:u:${special ? "***" : "p/w"}@h`);
    });

    test("is special or not in what is shown and repaired", () => {
      const found = load.result.orThrow(load.display.findSpoofs(`https://h/?a=${scheme}://i`));
      expect(found.map(({ code }) => code)).toEqual(special ? ["nested-url"] : []);
      const firstReading = (typed: string) =>
        load.typed.repairTyped(typed, { schemes: [scheme, "https"], defaultScheme: "https", anyHost: true })[0]!.url
          .href;
      expect(firstReading(`${scheme}//example.com/a`)).toBe(
        special ? `${scheme}://example.com/a` : `https://${scheme}//example.com/a`,
      );
      expect(firstReading(`${scheme}:example.com`)).toBe(
        special ? `${scheme}://example.com/` : `${scheme}:example.com`,
      );
      // A bracket that nothing opens ends the sentence; in an opaque host it can be meant.
      expect(firstReading(`${scheme}://example.com)`)).toBe(`${scheme}://example.com${special ? "/" : ")"}`);
    });
  });
});

/** Loads every package with `table` instead of the table of special schemes. */
async function loadAll(table: readonly Row[]) {
  vi.resetModules();
  const { DEFAULT_PORTS } = await import("@url/serializer/internal");
  // Nothing has read it yet: the packages make their patterns when they are loaded.
  (DEFAULT_PORTS as Row[]).splice(0, Infinity, ...table);
  return {
    result: await import("@url/result"),
    serializer: await import("@url/serializer"),
    host: await import("@url/host"),
    parser: await import("@url/parser"),
    api: await import("@url/api"),
    html: await import("@url/html"),
    whatwg: await import("@url/whatwg-url"),
    pattern: await import("@url/pattern"),
    edit: await import("@url/edit"),
    site: await import("@url/site"),
    display: await import("@url/display"),
    typed: await import("@url/display/typed"),
    validator: await import("@url/validator"),
    sql: await import("@url/sql"),
  };
}
