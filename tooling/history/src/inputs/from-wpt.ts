import type { SetterName } from "@url/tooling-conformance/oracle";
import { isMissing, readWPT, type WPTFile, type WPTFiles } from "@url/tooling-conformance/wpt";
import type { Case } from "../case.ts";

/** The rows of web-platform-tests, as inputs of every algorithm that can take them. */
export function casesFromWPT(): Case[] {
  const cases: Case[] = [];
  for (const file of ["urltestdata.json", "urltestdata-javascript-only.json"] as const) {
    for (const { input, base } of rowsOf(file)) {
      cases.push({ subject: "parse", input, base });
      if (base !== null) cases.push({ subject: "parse", input: base, base: null });
      cases.push(base === null ? { subject: "construct", url: input } : { subject: "construct", url: input, base });
      if (base !== null) continue;
      cases.push({ subject: "origin", href: input }, { subject: "origin attribute", href: input });
      cases.push({ subject: "serialize", href: input });
    }
  }
  for (const [name, rows] of Object.entries(rowsOf("setters_tests.json"))) {
    for (const { href, new_value: value } of rows) {
      cases.push({ subject: "set", href, name: name as SetterName, value });
    }
  }
  for (const file of ["toascii.json", "IdnaTestV2.json", "IdnaTestV2-removed.json"] as const) {
    for (const { input } of rowsOf(file)) {
      cases.push({ subject: "domain", input, unicode: false }, { subject: "domain", input, unicode: true });
      cases.push({ subject: "host", input }, { subject: "parse", input: `https://${input}/x`, base: null });
    }
  }
  for (const { input, output } of rowsOf("percent-encoding.json")) {
    for (const encoding of Object.keys(output)) {
      cases.push({ subject: "parse", input: `https://doesnotmatter.invalid/?${input}#${input}`, base: null, encoding });
    }
  }
  for (const { input, output } of rowsOf("urlencoded-parser-data.json")) {
    const bytes = new TextEncoder().encode(input);
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    cases.push({ subject: "form parse", input: text }, { subject: "form serialize", pairs: output });
    cases.push({ subject: "params", init: input }, { subject: "params", init: output });
  }
  return cases;
}

function rowsOf<File extends WPTFile>(file: File): WPTFiles[File] {
  const rows = readWPT(file);
  if (isMissing(rows)) throw new Error(rows.missing);
  return rows;
}
