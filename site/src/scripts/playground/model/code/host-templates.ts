import { hostOf, serializeHost } from "@url/host";
import { toASCII, toUnicode } from "@url/idna";
import { classifyHost } from "@url/ip/special";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import { hostTextOf, type URLRecord } from "@url/serializer";
import { registrableDomain, serializeSite, siteOf } from "@url/site";
import { baseOf, type PlaygroundState } from "../state.ts";
import type { Source, Template } from "./template.ts";

/** Packages that take the host of a URL. */
export const HOST_TEMPLATES: readonly Template[] = [
  {
    name: "host",
    imports: { "@url/host": ["hostOf", "serializeHost"], "@url/parser": ["parseURL"] },
    write: (source) => [...parse(source), "const host = url && hostOf(url);"],
    logs: () => ["host && { kind: host.kind, text: serializeHost(host) }"],
    run: (state) => {
      const url = parsed(state);
      const host = url && hostOf(url);
      return [host && { kind: host.kind, text: serializeHost(host) }];
    },
  },
  {
    name: "idna",
    imports: { "@url/idna": ["toASCII", "toUnicode"], "@url/serializer": ["hostTextOf"], "@url/parser": ["parseURL"] },
    write: (source) => [
      ...parse(source),
      'const host = (url && hostTextOf(url)) ?? "";',
      "const unicode = toUnicode(host);",
    ],
    logs: () => ["unicode.ok ? unicode.value : unicode.error", "toASCII(unicode.ok ? unicode.value : host).ok"],
    run: (state) => {
      const url = parsed(state);
      const host = (url && hostTextOf(url)) ?? "";
      const unicode = toUnicode(host);
      return [unicode.ok ? unicode.value : unicode.error, toASCII(unicode.ok ? unicode.value : host).ok];
    },
  },
  {
    name: "ip",
    imports: { "@url/host": ["hostOf"], "@url/ip/special": ["classifyHost"], "@url/parser": ["parseURL"] },
    write: (source) => [...parse(source), "const address = url && classifyHost(hostOf(url));"],
    logs: () => ["address && { kind: address.kind, isGlobal: address.isGlobal }"],
    run: (state) => {
      const url = parsed(state);
      const address = url && classifyHost(hostOf(url));
      return [address && { kind: address.kind, isGlobal: address.isGlobal }];
    },
  },
  {
    name: "site",
    imports: {
      "@url/parser": ["parseURL"],
      "@url/result": ["orThrow"],
      "@url/site": ["registrableDomain", "serializeSite", "siteOf"],
    },
    write: parse,
    logs: () => ["url && orThrow(registrableDomain(url))", "url && serializeSite(orThrow(siteOf(url)))"],
    run: (state) => {
      const url = parsed(state);
      return [url && orThrow(registrableDomain(url)), url && serializeSite(orThrow(siteOf(url)))];
    },
  },
];

/** Writes two lines that define `url`: the record, or `null`. */
export function parse({ text, options }: Source): readonly string[] {
  return [`const result = parseURL(${text}${options});`, "const url = result.ok ? result.value : null;"];
}

/** What these lines compute. */
export function parsed(state: PlaygroundState): URLRecord | null {
  const result = parseURL(state.url, baseOf(state));
  return result.ok ? result.value : null;
}
