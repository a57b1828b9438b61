import * as api from "@url/api";
import * as encoding from "@url/encoding";
import * as singleByte from "@url/encoding/single-byte";
import * as host from "@url/host";
import * as idna from "@url/idna";
import * as ascii from "@url/idna/ascii";
import * as platform from "@url/idna/platform";
import * as ipv4 from "@url/ipv4";
import * as ipv6 from "@url/ipv6";
import * as parser from "@url/parser";
import * as percent from "@url/percent";
import { orThrow } from "@url/result";
import * as serializer from "@url/serializer";
import { bytes, call, calls, HAN, LATIN, type MemoryShape, record, text } from "../shape.ts";

const MIXED = text("", `${LATIN} b%41`);
const DOMAIN = text("", `${LATIN}b.`);
const LABELS = text("", "xn--9ca.");
const PATH = record("http://user:pass@example.com:8080/", `${HAN}/`, "?a#b");

export const STANDARD_CALLS: readonly MemoryShape[] = [
  ...calls("@url/api", api, DOMAIN, ["domainToASCII", "domainToUnicode"]),
  ...calls("@url/encoding", encoding, text("", "a"), [
    "createDecoder",
    "createEncoder",
    "getEncoding",
    "getOutputEncoding",
  ]),
  ...calls("@url/encoding/single-byte", singleByte, text("", "a"), [
    "createDecoder",
    "createEncoder",
    "getEncoding",
    "getOutputEncoding",
  ]),
  call("@url/encoding encodeWithReferences", MIXED, (input) =>
    encoding.encodeWithReferences(orThrow(encoding.createEncoder("gb18030")), input),
  ),
  call("@url/encoding/single-byte encodeWithReferences", MIXED, (input) =>
    singleByte.encodeWithReferences(orThrow(singleByte.createEncoder("koi8-r")), input),
  ),
  ...calls("@url/host", host, DOMAIN, [
    "domainToASCII",
    "domainToUnicode",
    "findDomainErrors",
    "isValidDomain",
    "parseHost",
  ]),
  ...calls("@url/host", host, text("", "a.0x"), ["endsInANumber"]),
  ...calls("@url/host", host, record("a://", LATIN), ["hostOf"]),
  call("@url/host hostEquals", text("", LATIN), (text) =>
    host.hostEquals({ kind: "opaque", text }, { kind: "opaque", text: `${text}b` }),
  ),
  call("@url/host serializeHost", text("", LATIN), (text) => host.serializeHost({ kind: "opaque", text })),
  ...calls("@url/idna", idna, LABELS, ["findIDNAErrors", "readASCII", "toASCII", "toUnicode"]),
  ...calls("@url/idna/ascii", ascii, LABELS, ["findIDNAErrors", "readASCII", "toASCII", "toUnicode"]),
  ...calls("@url/idna/platform", platform, DOMAIN, ["findIDNAErrors", "readASCII", "toASCII", "toUnicode"]),
  ...calls("@url/ipv4", ipv4, text("", "1."), ["parseIPv4", "parseIPv4Lenient"]),
  ...calls("@url/ipv6", ipv6, text("", "1:"), ["parseIPv6"]),
  ...calls("@url/parser", parser, text("http://a/", MIXED(1000)), ["canParse", "parseURL"]),
  ...calls("@url/parser", parser, PATH, ["cannotHaveUsernamePasswordPort", "originOf", "originTextOf"]),
  call("@url/parser isSameOrigin", record("a://", LATIN), (url) =>
    parser.isSameOrigin(parser.originOf(url), parser.originOf(url)),
  ),
  call("@url/parser serializeOrigin", record("a://", LATIN), (url) => parser.serializeOrigin(parser.originOf(url))),
  ...calls(
    "@url/parser",
    parser,
    MIXED,
    ["setFragment", "setPassword", "setPath", "setQuery", "setUsername"],
    (set, input) => set(PATH(10), input),
  ),
  ...calls("@url/parser", parser, DOMAIN, ["setHost", "setHostname"], (set, input) => set(PATH(10), input)),
  call("@url/parser setPort", text("", "0"), (input) => parser.setPort(PATH(10), input)),
  call("@url/parser setScheme", text("", "Aa"), (input) => parser.setScheme(PATH(10), input)),
  call("@url/percent extend", MIXED, (input) => percent.extend(percent.QUERY, input)),
  call("@url/percent isURLUnit", MIXED, (input) => percent.isURLUnit(input, input.length >> 1)),
  ...calls("@url/percent", percent, MIXED, ["percentDecode", "percentDecodeText", "toScalarValueString", "utf8Encode"]),
  call("@url/percent percentEncodeAfterEncoding", MIXED, (input) =>
    percent.percentEncodeAfterEncoding(orThrow(encoding.createEncoder("euc-jp")), input, percent.QUERY),
  ),
  call("@url/percent utf8DecodeWithoutBOM", bytes, percent.utf8DecodeWithoutBOM),
  call("@url/percent utf8PercentEncode", MIXED, (input) => percent.utf8PercentEncode(input, percent.QUERY)),
  call("@url/serializer defaultPort", text("", "a"), serializer.defaultPort),
  call("@url/serializer isSpecialScheme", text("", "a"), serializer.isSpecialScheme),
  call("@url/serializer equals", PATH, (url) => serializer.equals(url, PATH(10), { excludeFragments: true })),
  ...calls("@url/serializer", serializer, record("http://a/", `${"b".repeat(99)}/`), ["pathSegments"]),
  ...calls("@url/serializer", serializer, PATH, [
    "fragmentOf",
    "hasOpaquePath",
    "hostTextOf",
    "includesCredentials",
    "partsOf",
    "passwordOf",
    "pathOf",
    "portOf",
    "queryOf",
    "rangesOf",
    "schemeOf",
    "serializeURL",
    "usernameOf",
  ]),
];
