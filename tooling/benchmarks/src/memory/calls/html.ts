import * as html from "@url/html";
import { sharedSearchParams, sharingHyperlink, sharingURL } from "@url/html/history";
import * as html5 from "@url/html/history/html5";
import * as valid from "@url/html/valid";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { call, calls, HAN, LATIN, type MemoryShape, record, text } from "../shape.ts";

const HREF = text("http://a/", `${HAN}/`);
const REFERENCE = text("", `${LATIN} b`);
const BASE = orThrow(parseURL("http://example.com/"));

/** A tree with an element for each unit of `text`, each the child of the one before. */
function oneBelowAnother({ length }: string): html5.ElementTree<number> {
  return {
    getChildren: (element) => (element + 1 < length ? [element + 1] : []),
    getParent: (element) => (element > 0 ? element - 1 : null),
    getName: () => "p",
    getAttribute: () => "",
    createsHyperlink: () => false,
    isShown: () => true,
  };
}

/** A tree with one element, whose attributes all have this value. */
function oneElement(value: string): html5.ElementTree<number> {
  return { ...oneBelowAnother("a"), getAttribute: () => value, createsHyperlink: () => true };
}

export const HTML_CALLS: readonly MemoryShape[] = [
  call("@url/html documentBaseURL", REFERENCE, (baseHref) => html.documentBaseURL({ url: BASE, baseHref })),
  call("@url/html createDocumentBase", REFERENCE, (baseHref) => html.createDocumentBase({ url: BASE, baseHref }).get()),
  call("@url/html frozenBaseURL", REFERENCE, (href) => html.frozenBaseURL(href, { url: BASE })),
  call("@url/html fallbackBaseURL", record("http://a/", HAN), (url) => html.fallbackBaseURL({ url })),
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
  ...calls("@url/html/valid", valid, HREF, [
    "isValidAbsoluteURL",
    "isValidNonEmptyURL",
    "isValidNonEmptyURLPotentiallySurroundedBySpaces",
    "isValidURL",
    "isValidURLPotentiallySurroundedBySpaces",
  ]),
  call("@url/html/history sharedSearchParams", text("", "%c3%a9+"), (input) => sharedSearchParams(input)),
  call("@url/html/history sharingURL", REFERENCE, (input) => {
    const url = orThrow(sharingURL(input, BASE));
    url.searchParams = sharedSearchParams("a=1");
    return url.href;
  }),
  call("@url/html/history sharingHyperlink", REFERENCE, (input) => {
    let href = input;
    const link = sharingHyperlink({
      getHref: () => href,
      setHref(value) {
        href = value;
      },
      getBase: () => BASE,
    });
    link.searchParams = sharedSearchParams("a=1");
    return href;
  }),
  ...calls("@url/html/history/html5", html5, HREF, [
    "isAbsoluteURL",
    "isAuthorityBasedURL",
    "isHierarchicalURL",
    "isValidNonEmptyURL",
    "isValidNonEmptyURLPotentiallySurroundedBySpaces",
    "isValidURL",
    "isValidURLPotentiallySurroundedBySpaces",
    "parse",
  ]),
  ...calls("@url/html/history/html5", html5, REFERENCE, ["fragmentEscape", "isReservedURL"]),
  call("@url/html/history/html5 resolve", REFERENCE, (input) => html5.resolve(input, "http://a/")),
  call("@url/html/history/html5 resolve of an absolute URL", HREF, (input) => html5.resolve(input, "http://a/")),
  call("@url/html/history/html5 getAttribute", HREF, (input) => html5.getAttribute(input, "pathname")),
  call("@url/html/history/html5 setAttribute", REFERENCE, (input) => html5.setAttribute("http://a/", "hash", input)),
  call("@url/html/history/html5 decomposition", REFERENCE, (input) => {
    let href = "http://a/";
    const parts = html5.decomposition({
      getInput: () => href,
      setInput(output) {
        href = output;
      },
    });
    parts.search = input;
    return href;
  }),
  call("@url/html/history/html5 documentBaseURL", REFERENCE, (baseHref) =>
    html5.documentBaseURL({ address: "http://a/", baseHref }),
  ),
  call("@url/html/history/html5 createDocumentBase", REFERENCE, (baseHref) =>
    html5.createDocumentBase({ address: "http://a/", baseHref }).get(),
  ),
  call("@url/html/history/html5 elementBaseURL", REFERENCE, (input) =>
    html5.elementBaseURL({ address: "http://a/" }, [input]),
  ),
  call("@url/html/history/html5 affectedElements", text("", "p"), (input) =>
    html5.affectedElements({ trigger: "document", element: 0 }, oneBelowAnother(input)),
  ),
  call("@url/html/history/html5 affectedAttribute", REFERENCE, (input) =>
    html5.affectedAttribute(0, oneBelowAnother(input)),
  ),
  call("@url/html/history/html5 xmlBasesOf", text("", "p"), (input) =>
    html5.xmlBasesOf(input.length - 1, oneBelowAnother(input)),
  ),
  call("@url/html/history/html5 reresolve", REFERENCE, (input) =>
    html5.reresolve({ trigger: "document", element: 0 }, oneElement(input), { address: "http://a/" }),
  ),
];
