import type { Target } from "@url/tooling-documents/api";

/** Returns the address of an entry's page: `/reference/history/2014/` of `@url/history/2014`. */
export function pageOfEntry(entry: string): string {
  return `/reference/${entry.replace("@url/", "")}/`;
}

/** Entries whose types have a page of their own: one page of all exports would be more than 100 KB. None has a class. */
const WITH_TYPES_PAGE: ReadonlySet<string> = new Set(["@url/edit", "@url/urlencoded/nested", "@url/validator"]);

/** Returns the address of the page with the types of an entry, or undefined if they are on the page of the entry. */
export function typesPageOf(entry: string): string | undefined {
  return WITH_TYPES_PAGE.has(entry) ? `${pageOfEntry(entry)}types/` : undefined;
}

/** Returns the address of an export: `/reference/parser/#parseURL`. */
export function addressOf({ entry, name }: Target): string {
  const page = isTypeName(name) ? typesPageOf(entry) : undefined;
  return `${page ?? pageOfEntry(entry)}#${name}`;
}

/** Returns true for a name that is written as those of our types are: `ParseOptions`, but not `parseURL` or `PATH`. */
export function isTypeName(name: string): boolean {
  return /^[A-Z]\w*[a-z]/.test(name);
}

/** Returns the anchor of a member of a class or type: `URL.href`, `URL.prototype.toString` would be two anchors for a reader. */
export function memberAnchor(owner: string, member: string): string {
  return `${owner}.${member.replace(/[^\w$.]+/g, "")}`;
}

/** Returns a link to a standard or a document as people say it: "URL Standard, #url-parsing". */
export function citationOf(address: string): string {
  for (const [pattern, write] of CITATIONS) {
    const match = pattern.exec(address);
    if (match !== null) return write(match.slice(1).map((part) => part ?? ""));
  }
  return address.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}

const STANDARDS: Readonly<Record<string, string>> = {
  encoding: "Encoding Standard",
  fetch: "Fetch Standard",
  html: "HTML Standard",
  infra: "Infra Standard",
  streams: "Streams Standard",
  url: "URL Standard",
  urlpattern: "URL Pattern Standard",
  xhr: "XMLHttpRequest Standard",
};

const CITATIONS: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [
    /^https:\/\/(\w+)\.spec\.whatwg\.org\/(?:[^#]*)(?:#(.*))?$/,
    ([name = "", anchor = ""]) => withAnchor(STANDARDS[name] ?? `${name} Standard`, anchor),
  ],
  [
    /^https:\/\/www\.rfc-editor\.org\/rfc\/rfc(\d+)(?:\.html)?(?:#(?:(section|appendix)-([\w.]+)|(.*)))?$/,
    ([number = "", kind = "", part = "", anchor = ""]) =>
      part === "" ? withAnchor(`RFC ${number}`, anchor) : `RFC ${number}, ${kind} ${part}`,
  ],
  [
    /^https:\/\/www\.unicode\.org\/reports\/tr(\d+)\/(?:#(.*))?$/,
    ([number = "", anchor = ""]) => withAnchor(`Unicode report ${number}`, anchor),
  ],
  [
    /^https:\/\/www\.w3\.org\/TR\/\d{4}\/[A-Z]+-([\w-]+?)(?:-\d)?-(\d{4})(\d\d)(\d\d)\/(?:[^#]*)(?:#(.*))?$/,
    ([name = "", year = "", month = "", day = "", anchor = ""]) =>
      withAnchor(`W3C draft “${name}” of ${year}-${month}-${day}`, anchor),
  ],
];

function withAnchor(document: string, anchor: string): string {
  return anchor === "" ? document : `${document}, #${anchor}`;
}
