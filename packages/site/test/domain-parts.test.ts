import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import * as custom from "../src/custom/index.ts";
import * as icann from "../src/icann/index.ts";
import { domainParts, registrableDomain } from "../src/index.ts";

/** A host, what is in front of the registrable domain, that, the suffix, and its kind. */
type Row = readonly [host: string, subdomain: string, registrable: string | null, suffix: string, kind: string];

const parts = ([, subdomain, registrable, publicSuffix, kind]: Row): object => ({
  subdomain,
  registrableDomain: registrable,
  publicSuffix,
  kind,
});

describe("domainParts", () => {
  // By the rules of the list, IANA's registry of special-use domain names, and the names that nobody has delegated.
  test.each<Row>([
    ["example.co.uk", "", "example.co.uk", "co.uk", "icann"],
    ["a.b.bbc.co.uk", "a.b", "bbc.co.uk", "co.uk", "icann"],
    ["www.wikipedia.org.", "www", "wikipedia.org.", "org.", "icann"],
    ["com", "", null, "com", "icann"],
    ["ck", "", null, "ck", "icann"],
    ["a.user.github.io", "a", "user.github.io", "github.io", "private"],
    ["github.io", "", null, "github.io", "private"],
    ["foo.notatld", "", "foo.notatld", "notatld", "unlisted"],
    ["a.foo.notatld.", "a", "foo.notatld.", "notatld.", "unlisted"],
    ["printer.local", "", "printer.local", "local", "special-use"],
    ["localhost", "", null, "localhost", "special-use"],
    ["www.example.com", "www", "example.com", "com", "special-use"],
    ["notexample.com", "", "notexample.com", "com", "icann"],
    ["router.home.arpa", "", "router.home.arpa", "home.arpa", "special-use"],
    ["1.2.3.in-addr.arpa", "1.2", "3.in-addr.arpa", "in-addr.arpa", "icann"],
    ["bücher.de", "", "xn--bcher-kva.de", "de", "icann"],
  ])("%s", (...row) => {
    expect(domainParts(row[0])).toEqual({ ok: true, value: parts(row) });
    expect(orThrow(domainParts(`https://${row[0]}:8080/a`))).toEqual(parts(row));
    expect(orThrow(registrableDomain(row[0]))).toBe(row[2]);
  });

  test("a host without a domain has none, and what is neither a host nor a URL fails", () => {
    for (const host of ["127.0.0.1", "[::1]", "mailto:a@b.example", "a..com", orThrow(parseURL("file:///a"))])
      expect(domainParts(host)).toEqual({ ok: true, value: null });
    expect(domainParts("exa mple.com")).toEqual({ ok: false, error: { code: "domain-to-ASCII", start: 3, end: 4 } });
  });

  test("options leave out the private section, and domains whose suffix is not in the list", () => {
    expect(orThrow(domainParts("a.github.io", { privateDomains: false }))).toEqual(
      parts(["", "a", "github.io", "io", "icann"]),
    );
    expect(domainParts("foo.notatld", { unlisted: false })).toEqual({ ok: true, value: null });
    for (const host of ["a.example", "www.bbc.co.uk", "a.github.io"])
      expect(domainParts(host, { unlisted: false })).toEqual(domainParts(host));
  });

  test("by the ICANN section alone", () => {
    expect(orThrow(icann.domainParts("b.a.github.io"))).toEqual(parts(["", "b.a", "github.io", "io", "icann"]));
    expect(icann.domainParts("foo.notatld", { unlisted: false })).toEqual({ ok: true, value: null });
  });

  test("by a list of one's own", () => {
    const list = orThrow(custom.createSuffixes("lab\n*.deep.lab\n// ===BEGIN PRIVATE DOMAINS===\nmine.lab"));
    const find = (host: string) => orThrow(custom.domainParts(host, list));
    expect(find("a.b.lab")).toEqual(parts(["", "a", "b.lab", "lab", "icann"]));
    expect(find("a.b.c.deep.lab")).toEqual(parts(["", "a", "b.c.deep.lab", "c.deep.lab", "icann"]));
    expect(find("a.b.mine.lab")).toEqual(parts(["", "a", "b.mine.lab", "mine.lab", "private"]));
    expect(find("bbc.com")).toEqual(parts(["", "", "bbc.com", "com", "unlisted"]));
    expect(custom.domainParts("bbc.com", list, { unlisted: false })).toEqual({ ok: true, value: null });
  });
});
