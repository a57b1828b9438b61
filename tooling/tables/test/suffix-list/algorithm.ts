import { orThrow } from "@url/result";
import { publicSuffix, registrableDomain } from "@url/site";
import * as custom from "@url/site/custom";
import * as icann from "@url/site/icann";
import { createAlgorithm, readRules, ruleText } from "../../src/suffix-list/index.ts";

const rules = readRules();
const whole = createAlgorithm(rules);
const inICANN = createAlgorithm(rules.filter(({ section }) => section === "icann"));

/** Writes the rules in the format of the list. */
function listFile(): string {
  const section = (name: "icann" | "private") => rules.filter((rule) => rule.section === name).map(ruleText);
  return [
    "// ===BEGIN ICANN DOMAINS===",
    ...section("icann"),
    "// ===END ICANN DOMAINS===",
    "// ===BEGIN PRIVATE DOMAINS===",
    ...section("private"),
    "// ===END PRIVATE DOMAINS===",
  ].join("\n");
}

const suffixes = orThrow(custom.createSuffixes(listFile()));

/** Returns what an entry answers to a domain, with or without the private section, if the list's algorithm does not. */
export function differences(domain: string): string[] {
  const all = whole(domain);
  const some = inICANN(domain);
  const options = { privateDomains: false };
  const rows = [
    ["suffix", orThrow(publicSuffix(domain)), all.suffix],
    ["registrable domain", orThrow(registrableDomain(domain)), all.registrable],
    ["custom suffix", orThrow(custom.publicSuffix(domain, suffixes)), all.suffix],
    ["custom ICANN suffix", orThrow(custom.publicSuffix(domain, suffixes, options)), some.suffix],
    ["ICANN suffix", orThrow(publicSuffix(domain, options)), some.suffix],
    ["ICANN registrable domain", orThrow(registrableDomain(domain, options)), some.registrable],
    ["suffix of /icann", orThrow(icann.publicSuffix(domain)), some.suffix],
  ];
  return rows
    .filter(([, got, expected]) => got !== expected)
    .map(([what, got, expected]) => `${domain}: the ${what} is ${got}, not ${expected}`);
}
