import { expect, test } from "vitest";
import { escapeHTML, html, raw } from "../src/build/html.ts";

test("values are escaped in text and in attributes", () => {
  expect(html`<a title="${'"&'}">${"<b>'"}</a>`.html).toBe('<a title="&#34;&#38;">&#60;b&#62;&#39;</a>');
  expect(escapeHTML("a")).toBe("a");
});

test("HTML is inserted as it is, lists are joined, and what is absent writes nothing", () => {
  expect(html`${raw("<b>")}|${[html`<i>${1}</i>`, "&"]}|${null}${undefined}${false}`.html).toBe("<b>|<i>1</i>&#38;|");
});
