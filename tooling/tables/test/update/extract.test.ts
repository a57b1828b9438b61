import { expect, test } from "vitest";

// The command runs without a build, so it is JavaScript.
const { allocationsIn, confusablesIn, schemesIn } = await import(
  new URL("../../src/update/extract.mjs", import.meta.url).href
);

test("confusables.txt becomes a line for each character, in the order of code points", () => {
  const text =
    "\ufeff# confusables.txt\n# Date: 2027-08-01, 01:02:03 GMT\n# Version: 19.0.0\n\n05AD ;\t0596 ;\tMA\t# x\n0022 ;\t0027 0027 ;\tMA\t# y\n";
  const lines = confusablesIn(text, "19.0.0").split("\n");
  expect(lines[0]).toContain("Unicode 19.0.0 of 2027-08-01");
  expect(lines.slice(3)).toEqual(["0022 0027 0027", "05AD 0596", ""]);
  expect(() => confusablesIn(text, "18.0.0")).toThrow("of version 19.0.0, not 18.0.0");
});

test("only what IANA has allocated is taken, with names in quotes", () => {
  const csv =
    'Prefix,Designation,Date,WHOIS,RDAP,Status,Note\n2001::/23,IANA,1999-07-01,whois.iana.org,"a,b",ALLOCATED,[1]\n2d00::/8,IANA,1999-07-01,,,RESERVED,\n';
  expect(allocationsIn(csv)).toBe("Prefix,Designation\n2001::/23,IANA\n");
  expect(() => allocationsIn("Prefix\n")).toThrow("no row");
});

test("a scheme that is marked as obsolete has its name alone", () => {
  const xml =
    "<registry><updated>2027-01-02</updated><record><value>aaa</value><status>Permanent</status></record><record date='x'><value>shttp (OBSOLETE)</value><status>Historical</status></record></registry>";
  expect(schemesIn(xml)).toBe("URI Scheme,Status\naaa,Permanent\nshttp,Historical\n");
});
