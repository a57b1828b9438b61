import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const REPORTS = fileURLToPath(new URL("../../../../docs/api", import.meta.url));

/** The name of an option of ajv. */
const FOREIGN = ["uriResolver"];

// URL Standard, section "URL APIs elsewhere": "url" alone, and capitals in compounds.
const isWrong = (name: string) =>
  /[a-z\d](?:Url|Uri|Iri)(?![a-z])|^(?:Url|Uri|Iri|url|uri|iri)[A-Z]|^(?:URI|IRI)$/.test(name);

// @id documents/rule-accepts-newurl-oldurl-url
test("the rule accepts newURL, oldURL and url, and rejects newUrl, urlNew, Url and URI", () => {
  const accepted = ["newURL", "oldURL", "url", "uri", "URLRecord", "isURI", "curl", "urls", "isCurly"];
  const rejected = ["newUrl", "oldUri", "newUrlText", "urlRecord", "uriText", "UrlRecord", "URI", "IRI"];
  expect(accepted.filter(isWrong)).toEqual([]);
  expect(rejected.filter((name) => !isWrong(name))).toEqual([]);
});

// @id documents/every-exported-name-member-parameter
test("every exported name, member and parameter has URL in capitals or is the word alone", () => {
  const names = new Set<string>();
  for (const file of readdirSync(REPORTS)) {
    const code = readFileSync(`${REPORTS}/${file}`, "utf8").replace(/^.*\n.*\n/, "");
    const withoutTexts = code.replace(/\/\/.*|"[^"\n]*"/g, "");
    for (const [name] of withoutTexts.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name);
  }
  expect(names.size).toBeGreaterThan(500);
  expect([...names].filter(isWrong).sort()).toEqual(FOREIGN);
});
