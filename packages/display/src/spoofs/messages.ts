import type { SpoofCode } from "./spoof.ts";

/** Returns a sentence for people. `detail` is a domain, or the scripts of a label. */
export function messageOf(code: SpoofCode, detail: string): string {
  return MESSAGES[code].replace("{}", () => detail);
}

const MESSAGES: Readonly<Record<SpoofCode, string>> = {
  "uncommon-character": "The host has a character that modern languages do not write in words.",
  "invisible-character": "The text contains an invisible character.",
  "delimiter-look-alike": "The host has a character that looks like a delimiter of URLs, but is not one.",
  "mixed-scripts": "A label of the host mixes scripts: {}.",
  "mixed-numbers": "A label of the host mixes digits of different systems.",
  "odd-marks": "A letter of the host has marks that are hard to see.",
  "looks-latin": "A label of the host can be read as Latin letters or digits, but is written in another script: {}.",
  "looks-like-stroke": "A Chinese or Japanese character of the host can be taken for a stroke or a sign.",
  "bidi-control": "The text contains a character that changes the direction of text.",
  credentials: "There is a username or a password in front of the host.",
  "credentials-like-host": "The text before the last @ looks like a host, but it is a username.",
  backslash: "The parser reads a backslash as a slash, so the host may not be the one that it seems to be.",
  "odd-address": "The host is the IP address {}, in an unusual spelling.",
  "odd-host": "The host is {}, with characters that are decoded or replaced.",
  "bad-punycode": "A label in Punycode does not stand for any text.",
  "begins-like-domain": "The host names {}, but belongs to another domain.",
  "domain-in-path": "The path begins like the domain {}.",
  "nested-url": "There is another URL in this one.",
  "no-host": "The URL has no host: it contains its content, or runs it.",
  "looks-like-name": "The domain looks like {}.",
  "misspelt-name": "The domain is one letter away from {}.",
  "name-with-affix": "The domain has the name of {} in it, with other words.",
  "name-with-other-suffix": "The domain has the name of {} under another suffix.",
};
