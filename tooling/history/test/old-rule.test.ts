import { createDecoder, createEncoder } from "@url/encoding";
import { serializeOriginUnicode } from "@url/history/2014";
import { originOf, parseURL } from "@url/parser";
import { parseLegacy, serializeLegacy } from "@url/urlencoded/legacy";
import { expect, test } from "vitest";
import type { CaseOf, Subject } from "../src/case.ts";
import { generatedCases } from "../src/inputs/generated.ts";
import { bytesOf, formParse, formSerialize } from "../src/subjects/forms.ts";
import { originAttribute } from "../src/subjects/interfaces.ts";

const CASES = generatedCases(12_000, 2014);

function casesOf<S extends Subject>(subject: S): CaseOf<S>[] {
  return CASES.filter((input): input is CaseOf<S> & typeof input => input.subject === subject);
}

// @id history/parselegacy-returns-form-parser
test("parseLegacy returns what the form parser of 2014 does, with every encoding and _charset_", () => {
  const cases = casesOf("form parse").filter(({ flags = [] }) => !flags.includes("isindex"));
  expect(cases.length).toBeGreaterThan(300);
  for (const input of cases) {
    const { encoding, flags = [] } = input;
    const decoder = encoding === undefined ? null : createDecoder(encoding);
    const options = {
      ...(decoder?.ok && { decode: decoder.value }),
      ...(flags.includes("charset") && { charset: createDecoder }),
    };
    const result = parseLegacy(bytesOf(input.input), options);
    const view = result.ok ? { pairs: JSON.stringify(result.value) } : null;
    expect([input, view]).toEqual([input, formParse.old("2014", input)]);
  }
});

// @id history/serializelegacy-returns-form-serializer-2014
test("serializeLegacy returns what the form serializer of 2014 does, with every encoding", () => {
  const cases = casesOf("form serialize");
  expect(cases.length).toBeGreaterThan(200);
  for (const input of cases) {
    const encoder = input.encoding === undefined ? null : createEncoder(input.encoding);
    const text = serializeLegacy(input.pairs, encoder?.ok ? { encode: encoder.value } : {});
    expect([input, { text }]).toEqual([input, formSerialize.old("2014", input)]);
  }
});

// @id history/serializeoriginunicode-returns-attribute-origin-2014
test("serializeOriginUnicode returns what the attribute origin of 2014 does, for http and https", () => {
  const hrefs = [
    "https://xn--9ca/",
    "http://a.example:8080/b",
    "http://a:80/",
    "https://[::1]/",
    "http://xn--4dbcagdahymbxekheh6e0a7fei0b.example/",
  ];
  for (const href of hrefs) {
    const url = parseURL(href);
    const origin = url.ok ? serializeOriginUnicode(originOf(url.value)) : null;
    expect([href, { origin }]).toEqual([href, originAttribute.old("2014", { subject: "origin attribute", href })]);
  }
});
