import type { SQLText, SQLValue } from "../../src/index.ts";

/** A call, and what it returns. */
export type Case = readonly [name: string, args: readonly SQLText[], value: SQLValue];

// The table of the URL Standard, https://url.spec.whatwg.org/#example-host-psl.
const PSL: readonly (readonly [host: string, suffix: string | null, domain: string | null])[] = [
  ["com", "com", null],
  ["example.com", "com", "example.com"],
  ["www.example.com", "com", "example.com"],
  ["sub.www.example.com", "com", "example.com"],
  ["EXAMPLE.COM", "com", "example.com"],
  ["example.com.", "com.", "example.com."],
  ["github.io", "github.io", null],
  ["whatwg.github.io", "github.io", "whatwg.github.io"],
  ["إختبار", "xn--kgbechtv", null],
  ["example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"],
  ["sub.example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"],
  ["[2001:0db8:85a3:0000:0000:8a2e:0370:7334]", null, null],
];

const SITES: readonly Case[] = PSL.flatMap(([host, suffix, domain]): Case[] => {
  const url = `https://u@${host}:8443/p`;
  return [
    ["url_part", [url, "suffix"], suffix],
    ["url_part", [url, "domain"], domain],
    // HTML, "obtain a site": the scheme and the registrable domain, which is the host if it is null.
    ...(domain === null ? [] : [["url_site", [url], `https://${domain}`] as const]),
  ];
});

// The classes of IANA's special-purpose registries, and addresses of their blocks.
const ADDRESSES: readonly Case[] = (
  [
    ["8.8.8.8", "global"],
    ["127.0.0.1", "loopback"],
    ["10.0.0.1", "private"],
    ["192.168.255.255", "private"],
    ["100.64.0.1", "shared"],
    ["169.254.169.254", "link-local"],
    ["192.0.2.1", "documentation"],
    ["0.0.0.0", "unspecified"],
    ["255.255.255.255", "broadcast"],
    ["224.0.0.1", "multicast"],
    ["::1", "loopback"],
    ["[::1]", "loopback"],
    ["FE80::1", "link-local"],
    ["fc00::1", "private"],
    ["2001:db8::1", "documentation"],
    ["[2606:4700::1]", "global"],
    ["[127.0.0.1]", null],
    ["256.0.0.1", null],
    ["example.com", null],
    ["", null],
  ] as const
).map(([address, kind]) => ["ip_class", [address], kind] as const);

/** The links by the test file of UTS #58 and the README of `@url/links`, as the URL parser serializes them. */
const TEXTS = (
  [
    [
      "See http://example.com/Ракь_(планета). Or me@example.com",
      [
        "http://example.com/%D0%A0%D0%B0%D0%BA%D1%8C_(%D0%BF%D0%BB%D0%B0%D0%BD%D0%B5%D1%82%D0%B0)",
        "mailto:me@example.com",
      ],
    ],
    ["example.com/a, and EXAMPLE.org", ["https://example.com/a", "https://example.org/"]],
    ["It ended.Then more.", []],
    ["", []],
  ] as const
).map(([text, hrefs]) => ["url_extract", [text], JSON.stringify(hrefs)] as const);

const LONG = "x".repeat(1_000_000);

/** Calls whose results follow from the URL Standard, HTML, UTF-8 and IANA's registries. */
export const CASES: readonly Case[] = [
  ...SITES,
  ...ADDRESSES,
  ...TEXTS,
  ["url_site", ["https://localhost:80/"], "https://localhost"],
  ["url_site", ["http://[::1]/"], "http://[::1]"],
  ["url_site", ["data:,a"], null],
  ["url_origin", ["https://u:p@a.example:8443/p"], "https://a.example:8443"],
  ["url_origin", ["blob:https://a.example/x"], "https://a.example"],
  ["url_origin", ["file:///p"], null],
  ["url_host", ["mailto:a@b"], null],
  ["url_host", ["file:///p"], ""],
  ["url_host", ["http://0x7F.1/"], "127.0.0.1"],
  ["url_host", ["HTTP://BÜCHER.example"], "xn--bcher-kva.example"],
  ["url_normalize", ["HTTP://Example.com:80/a/../b c"], "http://example.com/b%20c"],
  ["url_normalize", ["http://\u0000/"], null],
  // What the Standard removes, encodes, or forbids.
  ["url_normalize", ["\u0000 http://a/\t\r\nb\u0001 "], "http://a/b"],
  ["url_normalize", ["http://a/\u0000b"], "http://a/%00b"],
  ["url_normalize", ["http://a/\ud800"], "http://a/%EF%BF%BD"],
  ["url_normalize", ["http://a/é😀"], "http://a/%C3%A9%F0%9F%98%80"],
  ["url_normalize", [""], null],
  ["url_normalize", ["/a"], null],
  ["url_normalize", [`http://a/${LONG}`], `http://a/${LONG}`],
  ["url_normalize", [`http://a/${"é".repeat(300_000)}`], `http://a/${"%C3%A9".repeat(300_000)}`],
  ["url_normalize", ["a:\\b\\N"], "a:\\b\\N"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "scheme"], "https"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "username"], "u"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "password"], "p"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "host"], "a.example"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "port"], "8443"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "path"], "/p"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "query"], "q"],
  ["url_part", ["https://u:p@a.example:8443/p?q#f", "fragment"], "f"],
  ["url_part", ["https://a.example:443/", "port"], null],
  ["url_part", ["https://a.example/", "username"], null],
  ["url_part", ["https://a.example/", "password"], null],
  ["url_part", ["https://a.example/", "query"], null],
  ["url_part", ["https://a.example/?", "query"], ""],
  ["url_part", ["https://a.example/", "fragment"], null],
  ["url_part", ["https://a.example/#", "fragment"], ""],
  ["url_part", ["no URL", "path"], null],
  // The application/x-www-form-urlencoded parser.
  ["url_param", ["http://a/?q=1&q=2", "q"], "1"],
  ["url_param", ["http://a/?q=a+b%26c", "q"], "a b&c"],
  ["url_param", ["http://a/?q", "q"], ""],
  ["url_param", ["http://a/?=1", ""], "1"],
  ["url_param", ["http://a/?q=1", "Q"], null],
  ["url_param", ["http://a/", "q"], null],
  ["url_param", ["http://a", "constructor"], null],
  ["url_param", ["http://a/?b=1", "__proto__"], null],
  ["url_param", ["http://a/?__proto__=1&toString=2", "__proto__"], "1"],
  ["url_param", ["http://a/?__proto__=1&toString=2", "toString"], "2"],
  ["url_param", ["http://a/?q=%5CN", "q"], "\\N"],
  ["url_param", ["http://a/?%5CN=1", "\\N"], "1"],
  ["url_param", ["http://a/?q=%09%0A%0D%08%0C%0B%07%1B%5C%27%22%00.", "q"], "\t\n\r\b\f\v\u0007\u001b\\'\"\0."],
  ["url_param", ["http://a/?%09%0A%0D%08%0C%0B%07%1B%5C%27%22%00.=1", "\t\n\r\b\f\v\u0007\u001b\\'\"\0."], "1"],
  ["url_param", ["http://a/?q=%5Cn%5Ct%5Cx41%5C%5C", "q"], "\\n\\t\\x41\\\\"],
  ["url_param", ["http://a/?q=%FF", "q"], "\ufffd"],
  ["url_param", ["http://a/?\ud800=1", "\ud800"], "1"],
  ["url_param", [`http://a/?q=${LONG}`, "q"], LONG],
  ["url_part", ["https://a.b.example.co.uk/", "subdomain"], "a.b"],
  ["url_subdomain", ["https://a.b.example.co.uk/"], "a.b"],
  ["url_subdomain", ["https://example.co.uk/"], ""],
  ["url_subdomain", ["https://co.uk/"], null],
  ["url_subdomain", ["https://127.0.0.1/"], null],
  ["url_subdomain", ["no URL"], null],
  [
    "url_parse",
    ["https://u:p@a.b.example.co.uk:8443/p?q=%22\\#f"],
    '{"scheme":"https","username":"u","password":"p","host":"a.b.example.co.uk","port":"8443","path":"/p","query":"q=%22\\\\","fragment":"f","domain":"example.co.uk","suffix":"co.uk","subdomain":"a.b"}',
  ],
  [
    "url_parse",
    ["mailto:a@b?"],
    '{"scheme":"mailto","username":null,"password":null,"host":null,"port":null,"path":"a@b","query":"","fragment":null,"domain":null,"suffix":null,"subdomain":null}',
  ],
  ["url_parse", ["no URL"], null],
  ["url_params", ["http://a/?b=1&a=%C3%A9&b=2&10=x&9=y&c"], '{"b":["1","2"],"a":["é"],"10":["x"],"9":["y"],"c":[""]}'],
  ["url_params", ["http://a/?__proto__=1&constructor=2&=3"], '{"__proto__":["1"],"constructor":["2"],"":["3"]}'],
  ["url_params", ["http://a/?q=%22%5C%0A%09+%26"], '{"q":["\\"\\\\\\n\\t &"]}'],
  ["url_params", ["http://a/"], "{}"],
  ["url_params", ["no URL"], null],
  [
    "url_edit",
    ["http://a.example:81/b?c#d", '{"scheme":"https","port":null,"fragment":null}'],
    "https://a.example/b?c",
  ],
  ["url_edit", ["http://a.example/", '{"path":"/c d","params":[["e","f&g"]]}'], "http://a.example/c%20d?e=f%26g"],
  ["url_edit", ["http://a.example/", "{}"], "http://a.example/"],
  ["url_edit", ["http://a.example/", '{"port":99999}'], null],
  ["url_edit", ["http://a.example/", '{"host":""}'], null],
  ["url_edit", ["no URL", '{"port":"80"}'], null],
  // Names that the makers of the trackers document: https://en.wikipedia.org/wiki/UTM_parameters, https://support.google.com/google-ads/answer/9744275
  ["url_strip_tracking", ["HTTPS://A.example/?utm_source=b&c=1&gclid=d#e"], "https://a.example/?c=1#e"],
  ["url_strip_tracking", ["https://a.example/?a=%20+&b"], "https://a.example/?a=%20+&b"],
  ["url_strip_tracking", ["/?utm_source=b"], null],
  // https://urlpattern.spec.whatwg.org/#examples
  ["url_pattern_match", ["https://example.com/books/1", "https://example.com/books/:id"], true],
  ["url_pattern_match", ["https://example.com/books/", "https://example.com/books/:id"], false],
  ["url_pattern_match", ["https://a.example.com/x?y", "https://*.example.com/*"], true],
  ["url_pattern_match", ["no URL", "https://example.com/*"], false],
  ["url_is_valid", ["https://example.com/"], true],
  ["url_is_valid", ["https://example.com/a b"], false],
  ["url_is_valid", ["//example.com/"], false],
  ["url_is_valid", [""], false],
  ["url_error", ["https://example.com/a b"], null],
  ["url_error", ["https://a.example:99999/"], "port-out-of-range"],
  ["url_error", ["https://"], "host-missing"],
  ["url_error", ["a"], "missing-scheme-non-relative-URL"],
  ["url_errors", ["https://example.com/"], ""],
  [
    "url_errors",
    ["https:a.example\\x y"],
    "special-scheme-missing-following-solidus,invalid-reverse-solidus,invalid-URL-unit",
  ],
  ["url_errors", [" http://a:99999/"], "invalid-URL-unit,port-out-of-range"],
  ["url_errors", [`http://a/${" ".repeat(100_000)}x`], "invalid-URL-unit"],
  ["url_resolve", ["../x?y#z", "https://a.example/b/c/d"], "https://a.example/b/x?y#z"],
  ["url_resolve", ["", "https://a.example/b?c#d"], "https://a.example/b?c"],
  ["url_resolve", ["https://a.example/", "no URL"], null],
  ["url_resolve", ["a", "mailto:b"], null],
  ["url_key", ["HTTP://A.example:80/?b=2&a=1&b=1#f"], "http://a.example/?a=1&b=2&b=1"],
  ["url_key", ["http://a.example/?a=1&b=2&b=1"], "http://a.example/?a=1&b=2&b=1"],
  ["url_key", ["http://a.example/?b=1&b=2&a=1"], "http://a.example/?a=1&b=1&b=2"],
  ["url_key", ["no URL"], null],
];
