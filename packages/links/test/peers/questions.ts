/** A text, the links that we find in it, and what others find if they find something else. */
export interface Question {
  /** What docs/migrating/linkify-it.md explains it under. */
  readonly group: string;
  readonly text: string;
  readonly ours: readonly string[];
  readonly linkifyIt?: readonly string[];
  readonly linkifyjs?: readonly string[];
}

const SAME = "the same";

/** What the tests of linkify-it, linkifyjs and twitter-text and the examples of CommonMark and GFM ask, in texts of our own. */
export const QUESTIONS: readonly Question[] = [
  { group: SAME, text: "Read https://docs.example/guide, then reply.", ours: ["https://docs.example/guide"] },
  { group: SAME, text: "It is on wiki.example.org/URL_(syntax).", ours: ["wiki.example.org/URL_(syntax)"] },
  { group: SAME, text: "(see http://example.net/a_(b)_(c))", ours: ["http://example.net/a_(b)_(c)"] },
  { group: SAME, text: "<https://example.net/x>", ours: ["https://example.net/x"] },
  { group: SAME, text: "Is it [http://example.net/y]?", ours: ["http://example.net/y"] },
  { group: SAME, text: "Write to ann+news@example.com!", ours: ["ann+news@example.com"] },
  { group: SAME, text: "mailto:ann@example.com", ours: ["mailto:ann@example.com"] },
  { group: SAME, text: "HTTPS://EXAMPLE.COM/A", ours: ["HTTPS://EXAMPLE.COM/A"] },
  { group: SAME, text: "http://example.com:8080/?q=1#top", ours: ["http://example.com:8080/?q=1#top"] },
  { group: SAME, text: "http://192.0.2.7:81/x", ours: ["http://192.0.2.7:81/x"] },
  { group: SAME, text: "http://intranet/start", ours: ["http://intranet/start"] },
  { group: SAME, text: "http://bücher.example/ä", ours: ["http://bücher.example/ä"] },
  { group: SAME, text: "Two: a.example.com,b.example.com", ours: ["a.example.com", "b.example.com"] },
  { group: SAME, text: "No link: e.g. this, v1.2.3, 10.30 or wait...", ours: [] },
  { group: SAME, text: "https://example.com/a?b=c&d=e;f", ours: ["https://example.com/a?b=c&d=e;f"] },
  {
    group: "a question mark",
    text: "Is it http://example.com?",
    ours: ["http://example.com?"],
    linkifyIt: ["http://example.com"],
    linkifyjs: ["http://example.com"],
  },
  {
    group: "a quotation mark",
    text: 'http://example.com/"a"',
    ours: ['http://example.com/"a'],
    linkifyIt: ['http://example.com/"a"'],
  },
  {
    group: "credentials",
    text: "http://ann:pw@example.com/",
    ours: [],
    linkifyIt: ["http://ann"],
    linkifyjs: ["http://ann:pw@example.com/"],
  },
  {
    group: "without a scheme, but //",
    text: "//example.com/a",
    ours: [],
    linkifyIt: ["//example.com/a"],
    linkifyjs: ["example.com/a"],
  },
  { group: "what is before it", text: "src/example.com", ours: [], linkifyjs: ["example.com"] },
  { group: "what is before it", text: "a:notes.pm", ours: ["notes.pm"], linkifyIt: [] },
  { group: "what is before it", text: "abchttp://example.com", ours: [], linkifyIt: [], linkifyjs: ["example.com"] },
  {
    group: "a malformed address",
    text: "ann..lee@example.com",
    ours: [],
    linkifyIt: [],
    linkifyjs: ["lee@example.com"],
  },
  {
    group: "the query of an address",
    text: "mailto:ann@example.com?subject=Hi",
    ours: ["mailto:ann@example.com"],
    linkifyIt: ["mailto:ann@example.com"],
    linkifyjs: ["mailto:ann@example.com?subject=Hi"],
  },
  {
    group: "a port out of range",
    text: "http://example.com:70000/",
    ours: [],
    linkifyIt: [],
    linkifyjs: ["http://example.com:70000/"],
  },
  { group: "an emoji without a scheme", text: "i❤.ws", ours: [], linkifyIt: ["i❤.ws"], linkifyjs: ["i❤.ws"] },
  {
    group: "brackets across parts",
    text: "example.com/?a=(b&c)d",
    ours: ["example.com/?a=(b&c"],
    linkifyIt: ["example.com/?a=(b&c)d"],
    linkifyjs: ["example.com/?a=(b&c)d"],
  },
  { group: "a quoted local part", text: 'ann."b".lee@example.com', ours: [], linkifyjs: ["lee@example.com"] },
  {
    group: "an address without a domain",
    text: "mailto:intranet?subject=Hi",
    ours: [],
    linkifyjs: ["mailto:intranet?subject=Hi"],
  },
  { group: "a scheme without //", text: "file:/etc/hosts", ours: [], linkifyjs: ["file:/etc/hosts"] },
  {
    group: "an opening bracket alone",
    text: "http://example.com/a_(b",
    ours: ["http://example.com/a_(b"],
    linkifyIt: ["http://example.com/a_"],
  },
  {
    group: "punctuation in a host",
    text: "http://one!example.com",
    ours: ["http://one", "example.com"],
    linkifyjs: ["http://one!example.com"],
  },
  { group: SAME, text: "notes.invalidtld", ours: [] },
  { group: SAME, text: "https://example.com/a.", ours: ["https://example.com/a"] },
  { group: "what Unicode includes", text: "a.com/x｜y", ours: ["a.com/x｜y"], linkifyIt: ["a.com/x"] },
  { group: "all of the Public Suffix List", text: "shop.photography", ours: ["shop.photography"], linkifyIt: [] },
  {
    group: "no space in Chinese and Japanese",
    text: "看https://example.com/看。",
    ours: ["https://example.com/看"],
    linkifyIt: [],
    linkifyjs: ["https://example.com/看。"],
  },
  { group: "underscores", text: "http://my_host.example.com/", ours: ["http://my_host.example.com/"], linkifyIt: [] },
];
