import * as html from "@url/html";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { call, calls, HAN, LATIN, type MemoryShape, record, text } from "../shape.ts";

const HREF = text("http://a/", `${HAN}/`);
const REFERENCE = text("", `${LATIN} b`);
const BASE = orThrow(parseURL("http://example.com/"));

export const HTML_CALLS: readonly MemoryShape[] = [
  call("@url/html documentBaseURL", REFERENCE, (baseHref) => html.documentBaseURL({ url: BASE, baseHref })),
  call("@url/html createDocumentBase", REFERENCE, (baseHref) => html.createDocumentBase({ url: BASE, baseHref }).get()),
  call("@url/html frozenBaseURL", REFERENCE, (href) => html.frozenBaseURL(href, { url: BASE })),
  call("@url/html fallbackBaseURL", record("http://a/", LATIN), (url) => html.fallbackBaseURL({ url })),
  call("@url/html encodingParseAndSerializeURL", REFERENCE, (input) =>
    html.encodingParseAndSerializeURL(input, { base: BASE }),
  ),
  call("@url/html encodingParseURL", REFERENCE, (input) => html.encodingParseURL(input, { base: BASE })),
  call("@url/html parseURLWithBlobEntry", HREF, (input) => html.parseURLWithBlobEntry(input)),
  call("@url/html hyperlinkURL", REFERENCE, (input) => {
    const link = html.hyperlinkURL({ getHref: () => input, setHref() {}, getBase: () => BASE });
    link.hash = input;
    return [link.pathname, link.hash, link.href];
  }),
  call(
    "@url/html readOnlyURL",
    REFERENCE,
    (input) => html.readOnlyURL({ getHref: () => input, getBase: () => BASE }).pathname,
  ),
  call("@url/html locationURL", REFERENCE, (input) => {
    let current = BASE;
    const location = html.locationURL({
      getURL: () => current,
      getEnvironment: () => ({ base: current }),
      navigate(url) {
        current = url;
      },
      throwSyntaxError() {
        throw new SyntaxError();
      },
    });
    location.hash = input;
    return location.href;
  }),
  ...calls("@url/html", html, record("blob:http://a/", "b"), [
    "matchesAboutBlank",
    "matchesAboutSrcdoc",
    "originWithBlobEntry",
  ]),
  call("@url/html createBlobURLStore", record("blob:http://a/", "b"), (url) => html.createBlobURLStore().resolve(url)),
  call("@url/html outputEncoder", text("", "a"), (name) =>
    html.outputEncoder(name, () => ({ ok: false, error: { code: "unknown-label", start: 0, end: 1 } })),
  ),
];
