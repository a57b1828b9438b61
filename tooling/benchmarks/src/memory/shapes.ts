import { URL as OurURL } from "@url/api";
import { createDecoder, createEncoder, encodeWithReferences } from "@url/encoding";
import { domainToUnicode } from "@url/host";
import { toASCII, toUnicode } from "@url/idna";
import { createListener, parseURL, setFragment, setPath } from "@url/parser";
import {
  percentDecode,
  percentDecodeText,
  percentEncodeAfterEncoding,
  QUERY,
  utf8DecodeWithoutBOM,
  utf8Encode,
} from "@url/percent";
import { orThrow } from "@url/result";
import { normalize, toURI } from "@url/uri";
import { parse, serialize } from "@url/urlencoded";
import { isValidURLString, validate } from "@url/validator";
import { bytes, HAN, LATIN, type MemoryShape, shape, text } from "./shape.ts";

/** What each part of each package does with text that it must change unit by unit, or cut at every second one. */
export const MEMORY_SHAPES: readonly MemoryShape[] = [
  url("path-spaces", "path, ` b`", "http://a/", " b"),
  url("path-latin", "path, `é`", "http://a/", LATIN),
  url("path-han", "path, `日`", "http://a/", HAN),
  url("path-lone", "path, lone surrogates", "http://a/", "\ud800"),
  url("path-backslashes", "path, `b\\`", "http://a/", "b\\"),
  url("path-dots", "path, `/./`", "http://a/", "/./"),
  url("path-up", "path, `a/../`", "http://a/", "a/../"),
  url("tabs", "path, `a` and a tab", "http://a/", "a\t"),
  url("tabs-split", "path, a tab between two surrogates", "http://a/", "\ud800\t\udc00"),
  url("opaque-path", "opaque path, `é b`", "a:", `${LATIN} b`),
  url("query", "query, `é b`", "http://a/?", `${LATIN} b`),
  url("fragment", "fragment, `é b`", "http://a/#", `${LATIN} b`),
  url("credentials", "credentials, `:@ `", "http://", ":@ ", "@h/"),
  url("opaque-host", "opaque host, `é`", "a://", LATIN),
  url("host-latin", "host, `é.`", "http://", `${LATIN}.`),
  url("host-han", "host, `日.`", "http://", `${HAN}.`),
  url("host-capitals", "host, `É.`", "http://", "\xc9."),
  url("host-label", "host, one label of `日`", "http://", HAN),
  url("host-percent", "host, `%c3%a9.`", "http://", "%c3%a9.", "com/"),
  url("host-punycode", "host, `xn--9ca.` behind `é.`", `http://${LATIN}.`, "xn--9ca."),
  shape("report", "`parseURL` with a listener, ` b` and a tab", text("http://a/", " b\t"), (input: string) =>
    parseURL(input, { report: createListener(() => true) }),
  ),
  shape("setters", "`setPath`, `setFragment`, ` b`", text("", " b"), (input: string) => {
    const half = setPath(orThrow(parseURL("http://a/")), input.slice(0, input.length / 2));
    return half.ok ? setFragment(half.value, input) : null;
  }),
  shape("domain-to-unicode", "`domainToUnicode`, `xn--9ca.`", text("", "xn--9ca."), domainToUnicode),
  shape("idna-strict", "strict `toASCII`, `é.`", text("", `${LATIN}.`), (input: string) =>
    toASCII(input, { strict: true }),
  ),
  shape("idna-marks", "`toASCII`, marks in the wrong order", text("a", "\u0301\u0323"), (input: string) =>
    toASCII(input),
  ),
  shape("punycode", "`toUnicode`, one label in Punycode", text("xn--99a", "a"), (input: string) => toUnicode(input)),
  shape("decode-text", "`percentDecodeText`, `a%41`", text("", "a%41"), percentDecodeText),
  shape("decode-text-ill", "`percentDecodeText`, `%80`", text("", "%80"), percentDecodeText),
  shape("decode", "`percentDecode` of text, `日%`", text("", `${HAN}%`), percentDecode),
  shape("utf8", "`utf8Encode`, `日`", text("", HAN), utf8Encode),
  shape("utf8-ill", "`utf8DecodeWithoutBOM`, bytes E9", bytes, utf8DecodeWithoutBOM),
  shape("after-encoding", "`percentEncodeAfterEncoding`, `日` in windows-1252", text("", HAN), (input: string) =>
    percentEncodeAfterEncoding(orThrow(createEncoder("windows-1252")), input, QUERY),
  ),
  shape("references", "`encodeWithReferences`, `日` in windows-1252", text("", HAN), (input: string) =>
    encodeWithReferences(orThrow(createEncoder("windows-1252")), input),
  ),
  shape("shift-jis", "decoder of Shift_JIS, bytes E9", bytes, (input: Uint8Array) =>
    orThrow(createDecoder("sjis"))(input),
  ),
  {
    ...shape("serialize", "form of one pair, `é b`, written", pair, serialize),
    native: (pairs: [string, string][]) => new globalThis.URLSearchParams(pairs).toString(),
  },
  shape("form-plus", "form, `+`", text("", "+"), (input: string) => parse(input)),
  shape("form-ill", "form, bytes E9", bytes, (input: Uint8Array) => parse(input)),
  shape("validate", "`validate`, one space in a hundred", text("http://a/", `${"a".repeat(99)} `), (input: string) =>
    validate(input),
  ),
  shape("valid-string", "`isValidURLString`, `%41/`", text("http://a/", "%41/"), (input: string) =>
    isValidURLString(input),
  ),
  shape("uri-normalize", "`normalize` of a URI, `%c3%a9`", text("http://a/", "%c3%a9"), (input: string) =>
    normalize(input),
  ),
  shape("uri-iri", "`toURI`, `日b`", text("http://a/", `${HAN}b`), (input: string) => toURI(input)),
];

function url(key: string, title: string, start: string, part: string, end = ""): MemoryShape {
  return {
    ...shape(key, title, text(start, part, end), (input: string) => new OurURL(input)),
    native: (input: string) => new globalThis.URL(input),
  };
}

function pair(length: number): [string, string][] {
  return [["name", text("", `${LATIN} b`)(length)]];
}
