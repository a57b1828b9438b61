import { defaultPort } from "@url/serializer";
import { visible } from "@url/validator";
import type { Description, HostDescription } from "./description.ts";

/**
 * A description as lines for a reader, a component a line. Absent is "(none)", present and empty is "(empty)";
 * what a terminal would not show as it is, is escaped.
 */
export function render(url: Description): string {
  const lines: [label: string, value: string][] = [
    ["href", url.href],
    ["origin", url.origin === "null" ? "null (opaque)" : url.origin],
    ["scheme", url.scheme],
    ["username", component(url.username || null)],
    ["password", component(url.password || null)],
    ["host", renderHost(url.host)],
    ["port", renderPort(url)],
    ["path", component(url.path)],
    ...list("segments", url.segments?.map(component) ?? ["(none: the path is opaque)"]),
    ["query", component(url.query)],
    ...list("pairs", url.pairs?.map(([name, value]) => `${quoted(name)} = ${quoted(value)}`) ?? []),
    ["fragment", component(url.fragment)],
  ];
  return lines.map(([label, value]) => `${label.padEnd(WIDTH)}${value}\n`).join("");
}

const WIDTH = "username".length + 2;

function component(text: string | null): string {
  return text === null ? "(none)" : text === "" ? "(empty)" : text;
}

function renderHost(host: HostDescription | null): string {
  if (host === null) return "(none)";
  switch (host.kind) {
    case "domain":
      return host.unicode === host.text ? `${host.text} (domain)` : `${host.text} (domain, ${visible(host.unicode)})`;
    case "empty":
      return "(empty)";
    default:
      return `${host.text} (${NAMES.get(host.kind)})`;
  }
}

const NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["ipv4", "IPv4 address"],
  ["ipv6", "IPv6 address"],
  ["opaque", "opaque host"],
]);

function renderPort({ port, scheme }: Description): string {
  if (port !== null) return String(port);
  const usual = defaultPort(scheme);
  return usual === null ? "(none)" : `(none; ${scheme} has ${usual})`;
}

/** A labelled list: the label stands before the first item. Without items there is "(none)". */
function list(label: string, items: readonly string[]): [string, string][] {
  if (items.length === 0) return [[label, "(none)"]];
  return items.map((item, index) => [index === 0 ? label : "", item]);
}

/** Quotation marks keep "a=" = "b" apart from "a" = "=b". */
function quoted(text: string): string {
  return `"${visible(text.replace(/["\\]/g, "\\$&"))}"`;
}
