/** What rows of the benchmarks are about, in the order of the page. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  /** One sentence that says what is done. */
  readonly text: string;
  readonly has: (key: string) => boolean;
}

const startsWith = (prefixes: readonly string[]) => (key: string) =>
  !key.endsWith("-alone") && prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}-`));

export const TOPICS: readonly Topic[] = [
  topic("parse", "Parsing", "URLs as they are in real lists, most of them in normal form.", [
    "href",
    "getters",
    "origin",
    "can-parse",
  ]),
  topic("relative", "Relative references", "A reference against a base.", ["relative"]),
  topic("setters", "Setters", "One component of a parsed URL is replaced.", ["set"]),
  topic("work", "URLs that need work", "Each input has something that the parser has to change.", ["work"]),
  topic("edit", "Editing", "A URL in, a changed URL out.", ["patch", "append"]),
  topic("params", "URLSearchParams", "Query strings, parsed and read.", [
    "params-parse",
    "params-iterate",
    "params-get",
    "params-url",
  ]),
  topic("params-written", "URLSearchParams, written", "Query strings, changed, sorted and written.", [
    "params-stringify",
    "params-string",
    "params-sort",
    "params-entries",
  ]),
  topic("forms", "Form bodies", "Bytes of a form, parsed and written, and nested names.", ["form", "nest"]),
  {
    id: "alone",
    title: "Form bodies and queries in a process of their own",
    text: "The same rows, where no row of URLs ran before: what ran before can change what the engine does.",
    has: (key) => key.endsWith("-alone"),
  },
  topic("ip", "Addresses and prefixes", "Text of addresses, and membership in sets of prefixes.", ["ip", "ipv6"]),
  topic("uri", "RFC 3986", "URIs, parsed, resolved and normalized.", ["uri"]),
  topic("idna", "International domain names", "ToASCII, by script.", ["idna"]),
  topic("site", "Public suffixes", "The registrable domain of a host.", ["site"]),
  topic("pattern", "URL patterns", "Patterns made, matched, and matched in lists.", ["pattern"]),
];

/** Returns the address of a topic's page: the first one is on `/benchmarks/`. */
export function topicAddress(topic: Topic): string {
  return topic === TOPICS[0] ? "/benchmarks/" : `/benchmarks/${topic.id}/`;
}

function topic(id: string, title: string, text: string, prefixes: readonly string[]): Topic {
  return { id, title, text, has: startsWith(prefixes) };
}
