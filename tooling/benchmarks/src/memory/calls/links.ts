import * as links from "@url/links";
import * as code from "@url/links/code";
import * as css from "@url/links/css";
import * as matcher from "@url/links/linkify-it";
import * as policy from "@url/links/policy";
import { call, calls, type MemoryShape, shape, text } from "../shape.ts";

/** A line of a chat with a link, over and over. */
const PROSE = text("", "a word and its neighbour, as they stand in a line of text: https://a.example/b ");
const URL_TEXT = text("https://a.example/", "b%C3%A9");

export const LINKS_CALLS: readonly MemoryShape[] = [
  call("@url/links findLinks", PROSE, countLinks),
  shape(
    "@url/links findLinks of addresses",
    "Email addresses, one after the other",
    text("", "me@a.example.com, "),
    countLinks,
  ),
  shape("@url/links findLinks of chains", "Labels with `@` between them", text("", "a.b@c@"), countLinks),
  call("@url/links createLinkFinder", PROSE, (input) => {
    const finder = links.createLinkFinder();
    let count = 0;
    for (let at = 0; at < input.length; at += 65_536) count += finder.push(input.slice(at, at + 65_536)).length;
    return count + finder.end().length;
  }),
  call("@url/links findLinksInChunks", PROSE, async (input) => {
    let count = 0;
    for await (const _ of links.findLinksInChunks([input])) count++;
    return count;
  }),
  ...calls("@url/links", links, URL_TEXT, ["formatLink"]),
  call("@url/links formatLinkParts", text("", "b\u{e9}"), (segment) =>
    links.formatLinkParts({ origin: "https://a.example", path: [segment] }),
  ),
  call("@url/links parseLink", URL_TEXT, (input) => {
    const link = links.findLinks(input, { maxLength: input.length }).next().value;
    return link && links.parseLink(link);
  }),
  call("@url/links linkify", PROSE, (input) => links.linkify(input)),
  call("@url/links replaceLinks", PROSE, (input) => links.replaceLinks(input, () => null)),
  call("@url/links/linkify-it createMatcher", PROSE, (input) => matcher.createMatcher().test(input)),
  call("@url/links/policy createLinkPolicy", text("a/", "b\u{e9}"), (input) =>
    policy.createLinkPolicy().normalizeLink(input),
  ),
  ...calls("@url/links/css", css, text("", "a { color: rgb(1, 2, 3) } b { background: url(c.png) } "), [
    "referencesInCSS",
  ]),
  ...calls("@url/links/code", code, text("", 'const name = value + 1; // as it was: f("https://a.example/b") '), [
    "referencesInCode",
  ]),
  ...calls("@url/links/code", code, text('["', "a long text in a string of JSON, with https://a.example/b ", '"]'), [
    "referencesInJSON",
  ]),
];

function countLinks(input: string): number {
  let count = 0;
  for (const _ of links.findLinks(input)) count++;
  return count;
}
