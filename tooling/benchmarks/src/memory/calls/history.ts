import { compareAs, parseAs } from "@url/history";
import * as draft2012 from "@url/history/2012";
import * as draft2014 from "@url/history/2014";
import * as draft2015 from "@url/history/2015";
import * as html5 from "@url/history/html5";
import * as idna2003 from "@url/history/idna2003";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { call, calls, HAN, LATIN, type MemoryShape, text } from "../shape.ts";

const HREF = text("http://a/", `${HAN}/`);
const REFERENCE = text("", `${LATIN} b`);
const FORM = text("a=1", "&%c3%a9=+");
const UNITS = text("", "a%c3é");
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

export const HISTORY_CALLS: readonly MemoryShape[] = [
  call("@url/history parseAs 2012", HREF, (input) => parseAs("2012", input)),
  call("@url/history parseAs 2014", HREF, (input) => parseAs("2014", input)),
  call("@url/history parseAs 2015", HREF, (input) => parseAs("2015", input)),
  call("@url/history parseAs html5", HREF, (input) => parseAs("html5", input)),
  call("@url/history parseAs rfc3986", text("http://a/", "%c3%a9/"), (input) => parseAs("rfc3986", input)),
  call("@url/history parseAs today", HREF, (input) => parseAs("today", input)),
  call("@url/history compareAs", HREF, (input) => compareAs("2014", input).changes),
  ...calls("@url/history/2012", draft2012, FORM, ["parseForm"]),
  ...calls("@url/history/2014", draft2014, FORM, ["parseForm"]),
  ...calls("@url/history/2015", draft2015, FORM, ["parseForm"]),
  ...calls("@url/history/2014", draft2014, UNITS, ["isPassword", "isUserinfo", "isUsername"]),
  call("@url/history/2014 serializeOriginUnicode", text("", "xn--9ca."), (name) =>
    draft2014.serializeOriginUnicode({ kind: "tuple", scheme: "http", host: name, port: null }),
  ),
  call("@url/history/2014 sharedSearchParams", text("", "%c3%a9+"), (input) => draft2014.sharedSearchParams(input)),
  call("@url/history/2014 sharingURL", REFERENCE, (input) => {
    const url = orThrow(draft2014.sharingURL(input, BASE));
    url.searchParams = draft2014.sharedSearchParams("a=1");
    return url.href;
  }),
  call("@url/history/2014 sharingHyperlink", REFERENCE, (input) => {
    let href = input;
    const link = draft2014.sharingHyperlink({
      getHref: () => href,
      setHref(value) {
        href = value;
      },
      getBase: () => BASE,
    });
    link.searchParams = draft2014.sharedSearchParams("a=1");
    return href;
  }),
  ...calls("@url/history/html5", html5, HREF, [
    "isAbsoluteURL",
    "isAuthorityBasedURL",
    "isHierarchicalURL",
    "isValidNonEmptyURL",
    "isValidNonEmptyURLPotentiallySurroundedBySpaces",
    "isValidURL",
    "isValidURLPotentiallySurroundedBySpaces",
    "parse",
  ]),
  ...calls("@url/history/idna2003", idna2003, REFERENCE, ["labelToASCII", "labelToUnicode"]),
  ...calls("@url/history/html5", html5, REFERENCE, ["fragmentEscape", "isReservedURL"]),
  call("@url/history/html5 resolve", REFERENCE, (input) => html5.resolve(input, "http://a/")),
  call("@url/history/html5 resolve of an absolute URL", HREF, (input) => html5.resolve(input, "http://a/")),
  call("@url/history/html5 getAttribute", HREF, (input) => html5.getAttribute(input, "pathname")),
  call("@url/history/html5 setAttribute", REFERENCE, (input) => html5.setAttribute("http://a/", "hash", input)),
  call("@url/history/html5 decomposition", REFERENCE, (input) => {
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
  call("@url/history/html5 documentBaseURL", REFERENCE, (baseHref) =>
    html5.documentBaseURL({ address: "http://a/", baseHref }),
  ),
  call("@url/history/html5 createDocumentBase", REFERENCE, (baseHref) =>
    html5.createDocumentBase({ address: "http://a/", baseHref }).get(),
  ),
  call("@url/history/html5 elementBaseURL", REFERENCE, (input) =>
    html5.elementBaseURL({ address: "http://a/" }, [input]),
  ),
  call("@url/history/html5 affectedElements", text("", "p"), (input) =>
    html5.affectedElements({ trigger: "document", element: 0 }, oneBelowAnother(input)),
  ),
  call("@url/history/html5 affectedAttribute", REFERENCE, (input) =>
    html5.affectedAttribute(0, oneBelowAnother(input)),
  ),
  call("@url/history/html5 xmlBasesOf", text("", "p"), (input) =>
    html5.xmlBasesOf(input.length - 1, oneBelowAnother(input)),
  ),
  call("@url/history/html5 reresolve", REFERENCE, (input) =>
    html5.reresolve({ trigger: "document", element: 0 }, oneElement(input), { address: "http://a/" }),
  ),
];
