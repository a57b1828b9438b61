import { defaultPort } from "@url/serializer/internal";
import { visible } from "@url/validator";
import type { Description, HostDescription } from "../describe/description.ts";
import { MAX_COLUMNS, MAX_ENTRIES, MAX_ENTRY_COLUMNS } from "./bounds.ts";

/**
 * Formats a description for people, one component per line. An absent one is "(none)", an empty one "(empty)". Invisible and
 * control characters are escaped. Long values and long lists are cut off.
 */
export function render(url: Description): string {
  const lines: [label: string, value: string][] = [
    ["href", component(url.href)],
    ["origin", url.origin === "null" ? "null (opaque)" : component(url.origin)],
    ["scheme", component(url.scheme)],
    ["username", component(url.username || null)],
    ["password", `${component(url.password || null)}${hidden(url)}`],
    ["host", renderHost(url.host)],
    ["port", renderPort(url)],
    ["path", component(url.path)],
    ...(url.segments === null
      ? [["segments", "(none: the path is opaque)"] as [string, string]]
      : list("segments", url.segments, (segment) => component(segment, MAX_ENTRY_COLUMNS))),
    ["query", component(url.query)],
    ...list("pairs", url.pairs ?? [], ([name, value]) => `${quoted(name)} = ${quoted(value)}`),
    ["fragment", component(url.fragment)],
  ];
  return lines.map(([label, value]) => `${label.padEnd(WIDTH)}${value}\n`).join("");
}

const WIDTH = "username".length + 2;

function component(text: string | null, columns = MAX_COLUMNS): string {
  return text === null ? "(none)" : text === "" ? "(empty)" : visible(text, columns);
}

/** Says that a password is hidden. In JSON this is a field. */
function hidden({ password, passwordHidden }: Description): string {
  return passwordHidden && password !== "" ? " (hidden: see --show-password)" : "";
}

function renderHost(host: HostDescription | null): string {
  if (host === null) return "(none)";
  switch (host.kind) {
    case "domain":
      return host.unicode === host.text
        ? `${component(host.text)} (domain)`
        : `${component(host.text)} (domain, ${component(host.unicode)})`;
    case "empty":
      return "(empty)";
    default:
      return `${component(host.text)} (${NAMES.get(host.kind)})`;
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

/** Returns one line per entry, the first one with the label; "(none)" if there are no entries. */
function list<T>(label: string, values: readonly T[], renderEntry: (value: T) => string): [string, string][] {
  if (values.length === 0) return [[label, "(none)"]];
  const entries = values.slice(0, MAX_ENTRIES).map(renderEntry);
  if (values.length > MAX_ENTRIES) entries.push(`(${values.length - MAX_ENTRIES} more)`);
  return entries.map((entry, index) => [index === 0 ? label : "", entry]);
}

/** Quotation marks keep "a=" = "b" apart from "a" = "=b". */
function quoted(text: string): string {
  return `"${visible(text.replace(/["\\]/g, "\\$&"), MAX_ENTRY_COLUMNS)}"`;
}
