import { expect, test } from "vitest";
import { render } from "../src/history.11ty.ts";
import { type Form, readForm } from "../src/scripts/history/read-form.ts";
import { readState } from "../src/scripts/shared/address-state.ts";

const FORM: Form = { text: "", document: "2014", encoding: "", charset: false, isindex: false };

// By the steps of the documents.
test.each<[Partial<Form>, string]>([
  [{ text: "a=b+c" }, '[["a","b c"]]'],
  [{ text: "a+b", isindex: true }, '[["","a b"]]'],
  [{ text: "_charset_=koi8-r&%C1", charset: true }, '[["_charset_","koi8-r"],["а",""]]'],
  [{ text: "a=%E9", encoding: "windows-1252" }, '[["a","é"]]'],
  [{ text: "\x80", encoding: "l1" }, "Failure: non-ASCII-byte."],
  [{ text: "a", encoding: "none" }, 'No encoding has the label "none".'],
  [{ text: "a+b", document: "2012", isindex: true }, '[["","a b"]]'],
  [{ text: "a+b", document: "2015", isindex: true }, '[["","a b"]]'],
])("reads %o as the document", (form, expected) => {
  expect(readForm({ ...FORM, ...form }).old).toBe(expected);
});

test("reads a form as today", () => {
  expect(readForm({ ...FORM, text: "a+b", isindex: true }).today).toBe('[["a b",""]]');
});

test("a row about forms fills in the form, and one about URLs opens the playground", () => {
  const hrefs = Array.from(render().matchAll(/<a href="([^"]*#[^"]*)">run it/g), ([, href = ""]) =>
    href.replaceAll("&#38;", "&"),
  );
  expect(hrefs.length).toBeGreaterThan(250);
  const forms = hrefs.filter((href) => href.startsWith("#"));
  expect(forms.length).toBeGreaterThan(5);
  for (const href of forms) expect(readState(href)).toMatchObject({ by: expect.stringMatching(/^201[245]$/) });
  for (const href of hrefs.filter((one) => !one.startsWith("#"))) expect(href).toMatch(/^\/playground\//);
});
