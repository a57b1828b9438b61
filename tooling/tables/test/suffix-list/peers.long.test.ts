import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { domainToASCII } from "@url/host";
import { orThrow } from "@url/result";
import { publicSuffix, registrableDomain } from "@url/site";
import * as custom from "@url/site/custom";
import { readCorpus } from "@url/tooling-corpora";
import { getDomain, getPublicSuffix } from "tldts";
import { expect, test } from "vitest";
import { nearRules, readRules, ruleText } from "../../src/suffix-list/index.ts";
import { differences } from "./algorithm.ts";

const rules = readRules();
const texts = new Set(rules.map(ruleText));
// A host cannot end with a label that is a number, so it has no suffix to compare.
const domains = [...new Set([...nearRules(rules, 100_000, 2), ...corpusHosts()])].filter((domain) => {
  const suffix = publicSuffix(domain);
  return suffix.ok && suffix.value !== null;
});

function corpusHosts(): string[] {
  const hosts = (["urls-web.txt", "urls-files.txt"] as const).flatMap((name) =>
    readCorpus(name).lines.map((line) => /^[a-z]+:\/\/([^/?#:@]+)/.exec(line)?.[1] ?? ""),
  );
  return hosts.map((host) => domainToASCII(host)).flatMap((host) => (host.ok ? [host.value] : []));
}

test("all domains have the suffix that the algorithm of the list finds", () => {
  expect(domains.length).toBeGreaterThan(80_000);
  expect(domains.flatMap(differences)).toEqual([]);
});

test("tldts differs only for the domain that a wildcard stands below", () => {
  const options = { allowPrivateDomains: true, extractHostname: false, validateHostname: false };
  const differing = domains.filter(
    (domain) =>
      getPublicSuffix(domain, options) !== orThrow(publicSuffix(domain)) ||
      getDomain(domain, options) !== orThrow(registrableDomain(domain)),
  );
  // The list's algorithm does not match kobe.jp with *.kobe.jp. tldts and browsers do.
  expect(differing.filter((domain) => !texts.has(`*.${domain}`))).toEqual([]);
  for (const domain of differing) expect([domain, getPublicSuffix(domain, options)]).toEqual([domain, domain]);
  expect(differing.length).toBeGreaterThan(0);
});

const require = createRequire(import.meta.url);
// Its own declarations cannot be found from an ES module.
const psl: { readonly parse: (domain: string) => Parsed } = require("psl");

interface Parsed {
  readonly tld: string | null;
  readonly domain: string | null;
}

test("psl, by its own list of 2024, differs only for single labels and for what a wildcard stands below", async () => {
  const { default: list } = await import(pathToFileURL(join(dirname(require.resolve("psl")), "../data/rules.js")).href);
  const old = new Set<string>(list);
  const suffixes = orThrow(custom.createSuffixes(list.join("\n")));
  const differing = domains.filter((domain) => {
    const { tld, domain: registrable } = psl.parse(domain);
    // psl returns some suffixes as the list has them, in Unicode, and none for a single label that is not in the list.
    const suffix = typeof tld === "string" ? orThrow(domainToASCII(tld)) : domain.includes(".") ? null : domain;
    return (
      suffix !== orThrow(custom.publicSuffix(domain, suffixes)) ||
      registrable !== orThrow(custom.registrableDomain(domain, suffixes))
    );
  });
  expect(differing.filter((domain) => !old.has(`*.${domain}`))).toEqual([]);
  for (const domain of differing) expect([domain, psl.parse(domain).tld]).toEqual([domain, domain]);
  expect(differing.length).toBeGreaterThan(0);
});
