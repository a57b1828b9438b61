import type { URIChangeName, URIDocument } from "@url/history/internal";
import type { CaseOf } from "../case.ts";

type Smallest = readonly [URIDocument, CaseOf<"parse">];

/** The smallest reference of each change since HTML5 and RFC 3986, and for which document. A test checks that none is smaller. */
export const SMALLEST_REFERENCES: Readonly<Record<URIChangeName, Smallest>> = {
  "ends-trimmed": of("rfc3986", "a: "),
  "tabs-removed": of("html5", "a\t:"),
  backslashes: of("html5", "\\", "ws://a/b"),
  "scheme-case": of("html5", "C:"),
  "colon-in-first-segment": of("html5", ":", "a:/"),
  "scheme-repeated": of("html5", "ws:", "ws://a/b"),
  slashes: of("html5", "file:"),
  "reference-alone": of("rfc3986", ""),
  "base-opaque": of("html5", "", "a:"),
  characters: of("rfc3986", "a:]"),
  "percent-signs": of("rfc3986", "a:%"),
  "at-signs": of("html5", "//a@b@c", "foo://h"),
  "userinfo-escapes": of("html5", "p://;@h/"),
  "userinfo-empty": of("html5", "s://@h"),
  "path-escapes": of("html5", "a:]"),
  "query-escapes": of("html5", "a:?`"),
  "query-charset": ["html5", { subject: "parse", input: "?é", base: "a:/", encoding: "windows-1252" }],
  "query-bytes": ["html5", { subject: "parse", input: "?表", base: "file:///", encoding: "shift_jis" }],
  "query-lacking": ["html5", { subject: "parse", input: "?☃", base: "file:///", encoding: "latin1" }],
  "fragment-escapes": of("html5", 'a:#"'),
  "host-of-any-scheme": of("html5", "h://."),
  "host-decoded": of("rfc3986", "ws://%61/"),
  "domain-to-ASCII-2003": of("html5", "ws://ß/"),
  "domain-LDH": of("html5", "ws://./"),
  "host-case": of("html5", "ws://B/"),
  "host-forbidden": of("rfc3986", "ws://%7C"),
  "host-numbers": of("html5", "ws://9/"),
  "file-localhost": of("html5", "file://localhost/"),
  "IPv6-text": of("html5", "ws://[0::]/"),
  IPvFuture: of("html5", "//[v1.a]", "a://"),
  "host-required": of("html5", "ldap:"),
  "authority-refused": of("html5", "urn://"),
  "credentials-without-host": of("html5", "a://@"),
  "file-authority": of("html5", "file://:"),
  "port-range": of("html5", "a://b:65536"),
  "port-default": of("html5", "ws://a:80/"),
  "port-text": of("html5", "//a:", "a:/"),
  "file-drive-letters": of("html5", "//d:", "file:///"),
  "path-opaque": of("html5", "c:."),
  "dots-encoded": of("html5", "%2e", "a:/"),
  "dot-segments-kept": of("rfc3986", "a:/."),
  "path-empty": of("html5", "ws://a"),
  "path-slashes": of("html5", "a:/.//"),
};

function of(document: URIDocument, input: string, base: string | null = null): Smallest {
  return [document, { subject: "parse", input, base }];
}
