/** What one entry must compute: an expression over its namespace `m`, and the value as JSON. */
export type Value = readonly [expression: string, json: string];

const HOST = '{"ok":true,"value":{"kind":"ipv4","address":2130706433}}';
const PORT_ERROR = '{"ok":false,"error":{"code":"port-out-of-range","start":20,"end":25}}';
const LINK_LOCAL = '{"ok":true,"value":"fe80::21b:77ff:fe49:54fd"}';

/**
 * One value of each entry, in syntax that is JavaScript and TypeScript alike. The values are examples of the URL
 * Standard, the RFCs, HTML or UTS #46. An entry without a row here fails a test.
 */
export const VALUES: Readonly<Record<string, Value>> = {
  "@url/api": ['new m.URL("../b", "HTTP://Example.com:80/a/x/y").href', '"http://example.com/a/b"'],
  // It replaces globals and exports nothing.
  "@url/api/auto": ["typeof m", '"object"'],
  "@url/api/internal": ['m.serializeParams(m.createQueryObject("a=b+c&d", () => {}))', '"a=b+c&d="'],
  "@url/api/standalone": ['new m.URL("../b", "HTTP://Example.com:80/a/x/y").href', '"http://example.com/a/b"'],
  "@url/cli": ["typeof m.run", '"function"'],
  "@url/encoding": ['((r) => r.ok && r.value(Uint8Array.of(0x83, 0x41)))(m.createDecoder("sjis"))', '"ア"'],
  "@url/encoding/single-byte": ['m.getEncoding("latin1")', '{"ok":true,"value":"windows-1252"}'],
  "@url/guard": ['m.explain(m.createPolicy(), "http://0x7f.1/").rule', '"special-address"'],
  "@url/guard/undici": ["typeof m.guardedDispatcher", '"function"'],
  "@url/host": ['m.parseHost("0x7f.1")', HOST],
  "@url/host/internal": ['m.canonicalizeHost("0x7f.1")', '"127.0.0.1"'],
  "@url/html": ['m.parseURL("https://example.com:70000/")', PORT_ERROR],
  "@url/html/valid": ['m.isValidURL("https://example.com/a b")', "false"],
  "@url/html/history": ['m.sharedSearchParams("?a=b").get("a")', '"b"'],
  "@url/html/history/html5": ['m.isHierarchicalURL("mailto:a@b")', "false"],
  "@url/idna": ['m.toASCII("straße.example")', '{"ok":true,"value":"xn--strae-oqa.example"}'],
  "@url/idna/platform": ['m.toASCII("EXAMPLE.com")', '{"ok":true,"value":"example.com"}'],
  "@url/idna/ascii": ['m.toASCII("EXAMPLE.com")', '{"ok":true,"value":"example.com"}'],
  "@url/ip": ['m.parseAddress("2001:DB8:0:0::1")', '{"ok":true,"value":"2001:db8::1"}'],
  "@url/ip/arpa": ['m.addressToArpa("192.0.2.1")', '{"ok":true,"value":"1.2.0.192.in-addr.arpa"}'],
  "@url/ip/endpoint": ['m.parseEndpoint("[::1]:80")', '{"ok":true,"value":{"address":"::1","zone":null,"port":80}}'],
  "@url/ip/eui64": ['m.linkLocal("00:1b:77:49:54:fd")', LINK_LOCAL],
  "@url/ip/list": ["typeof m.loadSet", '"function"'],
  "@url/ip/prefix": ['m.contains("10.0.0.0/8", "10.255.255.255")', "true"],
  "@url/ip/set": ['((r) => r.ok && m.has(r.value, "10.1.2.3"))(m.makeSet(["10.0.0.0/8"]))', "true"],
  "@url/ip/special": ['m.isGlobal("127.0.0.1")', "false"],
  "@url/ip/table": ['((r) => r.ok && m.lookup(r.value, "10.1.2.3"))(m.makeTable([["10.0.0.0/8", 7]]))', "7"],
  "@url/ipv4": ['m.parseIPv4Lenient("0300.0250.1")', '{"ok":true,"value":3232235521}'],
  "@url/ipv4/bytes": ["Array.from(m.ipv4ToBytes(3232235521))", "[192,168,0,1]"],
  "@url/ipv4/internal": ["m.writeIPv4(3232235521)", '"192.168.0.1"'],
  "@url/ipv6": ["m.serializeIPv6(Uint16Array.of(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1))", '"2001:db8::1"'],
  "@url/ipv6/internal": ["m.writeIPv6(new Uint16Array(8))", '"::"'],
  "@url/parser": ['m.parseURL("https://example.com:70000/")', PORT_ERROR],
  "@url/parser/history": ['m.serializeOriginUnicode({ kind: "opaque" })', '"null"'],
  "@url/parser/internal": ['m.canParseURL("https://[::1/")', "false"],
  "@url/pattern": ['new m.URLPattern({ pathname: "/:a" }).exec("https://b/c").pathname.groups.a', '"c"'],
  // It defines a global and exports nothing.
  "@url/pattern/auto": ["typeof m", '"object"'],
  "@url/pattern/list": ['m.createPatternList([]).match("https://a/")', "null"],
  "@url/percent": ['m.percentDecodeText("cr%C3%A8me")', '"crème"'],
  "@url/percent/internal": ["m.hexDigitValue(0x46)", "15"],
  "@url/result": ["m.orThrow({ ok: true, value: 40 })", "40"],
  "@url/result/internal": ["typeof m.expectString", '"function"'],
  "@url/serializer": ['m.defaultPort("https")', "443"],
  "@url/serializer/internal": ['m.locate("https://a/").href', '"https://a/"'],
  "@url/uri": ['m.resolve("../g?y#s", "http://a/b/c/d;p?q")', '"http://a/b/g?y#s"'],
  "@url/uri/template": ['m.expandTemplate("{/var}", { var: "value" })', '{"ok":true,"value":"/value"}'],
  "@url/uri/schemes": ['m.schemeStatus("coap")', '"permanent"'],
  "@url/uri/history": ['m.RELATIVE_SCHEMES.get("gopher")', "70"],
  "@url/uri/json-schema": ['m.uriResolver.resolve("http://a/b/c/d;p?q", "../g")', '"http://a/b/g"'],
  "@url/urlencoded": ['m.parse("a=b+c&%C3%A9")', '[["a","b c"],["é",""]]'],
  "@url/urlencoded/views": ['m.toObject([["a", "1"]], "first")', '{"a":"1"}'],
  "@url/urlencoded/body": ['m.parseBody("a=1")', '{"ok":true,"value":[["a","1"]]}'],
  "@url/urlencoded/stream": ["typeof m.createDecoder()", '"object"'],
  "@url/urlencoded/legacy": ['m.parseLegacy("a=1")', '{"ok":true,"value":[["a","1"]]}'],
  "@url/urlencoded/history": ["typeof m.parseIsindex", '"function"'],
  "@url/urlencoded/nested": ['m.nest([["a[b]", "1"]])', '{"ok":true,"value":{"a":{"b":"1"}}}'],
  "@url/urlencoded/internal": ['m.serializePairs([["a", "b c"]])', '"a=b+c"'],
  "@url/validator": ['m.isValidURLString("https://example.com/a b")', "false"],
  "@url/validator/agree": ['m.agrees("https://example.com/")', "null"],
  "@url/validator/internal": ['m.columns("漢字")', "4"],
  "@url/whatwg-url": ['((u) => u && m.serializeURL(u))(m.parseURL("HTTPS://EXAMPLE.com"))', '"https://example.com/"'],
  "@url/whatwg-url/webidl2js-wrapper": ["typeof m.URL.install", '"function"'],
  "@url/whatwg-url/webidl2js-wrapper.js": ["typeof m.URL.install", '"function"'],
};
