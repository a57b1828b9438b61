import type { DraftChangeName as ClassName } from "@url/history/internal";
import type { Case, DraftName } from "../case.ts";
import { CLASSES } from "../classes/index.ts";
import { SMALLEST_REFERENCES } from "../classes/references.ts";

/** A difference that was known before the drafts were run, with the class that has to have it. */
export type Known = readonly [what: string, document: DraftName, input: Case, name: ClassName];

const URL_2014 = "http://a/";

/** What was known of the drafts, in the order in which it was found. */
export const KNOWN: readonly Known[] = [
  ["a port above 65535", "2014", parse("http://a:65536/"), "port-out-of-range"],
  ["a reference inherits credentials", "2014", parse("b", "http://u:p@a/"), "credentials-inherited"],
  ["a fragment against mailto:x", "2014", parse("#x", "mailto:x"), "fragment-of-opaque-base"],
  ["C0 controls are trimmed", "2014", parse("\x01http://a/\x1f"), "controls-trimmed"],
  ["a tab in a scheme", "2014", parse("ht\ttp://a/"), "tabs-and-newlines"],
  ["file: against another scheme", "2014", parse("file:b", "http://a/"), "file-base"],
  ["file: and localhost", "2014", parse("file://localhost/"), "file-host"],
  ["file: and a drive letter", "2014", parse("/b", "file:///C:/a"), "file-drive-letter"],
  ["a space that ends an opaque path", "2014", parse("mailto:x #y"), "opaque-path-space"],
  ["the last pair is deleted", "2014", edit("http://a/?b", "delete", "b"), "params-emptied"],
  ['a leading "?" of the constructor', "2014", { subject: "params", init: "?a=b" }, "params-question-mark"],
  ["a record", "2014", { subject: "params", init: { a: "b" } }, "params-init"],
  ["a sequence", "2014", { subject: "params", init: [["a", "b"]] }, "params-init"],
  ["search on mailto:", "2012", set("mailto:x", "search", "y"), "search-setter"],
  ["href that cannot be parsed", "2012", set(URL_2014, "href", "x"), "href-setter"],
  ["the port of a blob's origin", "2014", { subject: "origin", href: "blob:https://a/b" }, "origin-default-port"],
  ["a host that was not forbidden", "2014", { subject: "host", input: "a<b" }, "forbidden-code-points"],
  ["U+007E in the simple set", "2015", parse("mailto:~"), "tilde-encoded"],
  ["file in the relative slash state", "2015", parse("/b", "http://a/"), "file-relative-slash"],
  // What no other input reaches in one of the documents.
  ["credentials of file:", "2012", { ...set("file:///", "username", "a"), base: "file:///" }, "credentials-setter"],
];

/** All inputs that are written by hand: these, and the smallest one of each class. */
export function writtenCases(): Case[] {
  const smallest = [...Object.values(CLASSES).map((one) => one.smallest), ...Object.values(SMALLEST_REFERENCES)];
  return [...KNOWN.map(([, , input]) => input), ...smallest.map(([, input]) => input)];
}

function parse(input: string, base: string | null = null): Case {
  return { subject: "parse", input, base };
}

function set(href: string, name: "search" | "href" | "username", value: string) {
  return { subject: "set", href, name, value } as const;
}

function edit(href: string, method: "delete", name: string): Case {
  return { subject: "params of URL", href, edit: { method, name, value: "" } };
}
