import { toASCII } from "@url/idna";
import * as uri from "@url/uri";
import { formats, uriResolver } from "@url/uri/json-schema";
import * as schemes from "@url/uri/schemes";
import * as template from "@url/uri/template";
import { call, calls, HAN, LATIN, type MemoryShape, text } from "../shape.ts";

const URI = text("http://a/", "%c3%a9/");
const IRI = text("http://a/", `${HAN}/`);
const DOTS = text("", "a/../b/./");
const LETTERS = text("http://a/", "%c3%a9");
const EXPRESSIONS = text("", "{a}b");
const NAME = text("com.example", ".a-B+1");

export const URI_CALLS: readonly MemoryShape[] = [
  ...calls("@url/uri", uri, URI, [
    "isAbsoluteURI",
    "isIRI",
    "isIRIReference",
    "isRelativeReference",
    "isURI",
    "isURIReference",
    "locateURI",
    "normalize",
    "parseURI",
    "toIRI",
  ]),
  call("@url/uri toIRI of one component", LETTERS, (input) => uri.toIRI(input)),
  call("@url/uri checkURI", URI, (input) => uri.checkURI(input, "URI-reference")),
  call("@url/uri sameURI", URI, (input) => uri.sameURI(input, `${input}b`)),
  ...calls("@url/uri", uri, text("", "%c3%a9."), ["hostRule"]),
  call("@url/uri recompose", DOTS, (path) =>
    uri.recompose({ scheme: "http", authority: "a", path: `/${path}`, query: path, fragment: null }),
  ),
  call("@url/uri relativizeURI", DOTS, (input) => uri.relativizeURI(`http://a/b/${input}`, `http://a/c/${input}`)),
  ...calls("@url/uri", uri, DOTS, ["removeDotSegments"]),
  call("@url/uri resolveURI", DOTS, (input) => uri.resolveURI(input, `http://a/${input}`)),
  call("@url/uri toURI", IRI, (input) => uri.toURI(input)),
  call("@url/uri toURI with a domain", text("http://", `${LATIN}.`, "/"), (input) => uri.toURI(input, { toASCII })),
  ...calls("@url/uri/schemes", schemes, NAME, ["isPrivateScheme", "schemeStatus"]),
  ...calls("@url/uri/json-schema formats", formats, URI, ["uri", "uri-reference", "iri", "iri-reference"]),
  ...calls("@url/uri/json-schema formats", formats, EXPRESSIONS, ["uri-template"]),
  ...calls("@url/uri/json-schema formats", formats, text("", "a."), ["hostname", "idn-hostname", "ipv4", "ipv6"]),
  ...calls("@url/uri/json-schema formats", formats, text("", "a.", "@b"), ["email", "idn-email"]),
  ...calls("@url/uri/json-schema uriResolver", uriResolver, URI, ["parse"]),
  call("@url/uri/json-schema uriResolver serialize", DOTS, (path) => uriResolver.serialize({ scheme: "a", path })),
  call("@url/uri/json-schema uriResolver resolve", DOTS, (input) => uriResolver.resolve(`http://a/${input}`, input)),
  call("@url/uri/json-schema uriResolver equal", URI, (input) => uriResolver.equal(input, `${input}b`)),
  call("@url/uri/template expandTemplate", EXPRESSIONS, (input) => template.expandTemplate(input, { a: LATIN })),
  call("@url/uri/template expandTemplate of a long value", text("", `${LATIN} b`), (a) =>
    template.expandTemplate("{?a}", { a }),
  ),
  ...calls("@url/uri/template", template, EXPRESSIONS, ["isURITemplate", "parseTemplate"]),
  call("@url/uri/template isURITemplate of one expression", text("{a", ",a", "}"), template.isURITemplate),
  call("@url/uri/template isURITemplate of one literal", text("", "#"), template.isURITemplate),
  call("@url/uri/template matchTemplate", text("?a=", "%c3%a9b"), (input) => template.matchTemplate("{?a}", input)),
  call("@url/uri/template matchTemplate of a list", text("/", "%c3%a9,"), (input) =>
    template.matchTemplate("{/a*,b}", input),
  ),
];
