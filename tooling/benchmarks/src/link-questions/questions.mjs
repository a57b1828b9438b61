import { runInNewContext } from "node:vm";
import { findLinks } from "@url/links";
import { referencesInMarkdown } from "@url/links/markdown";
import { parseURL } from "@url/parser";
import { parse } from "yaml";

/**
 * Reads the questions of a file: each has a name in it, a text, and the links that the file expects.
 * @typedef {{ name: string, text: string, expected: string[] }} Question
 * @typedef {{ read: (file: string) => Question[], find: (text: string) => string[] }} Kind
 */

/** How the files of a kind are read, and which function of ours answers, with the options that mean the same. @type {Record<string, Kind>} */
export const KINDS = {
  "linkify-it links": {
    read: (file) => linesOf(file, (line, next) => [next ?? line]),
    // Their test compares the first link.
    find: (text) => textsIn(text, { schemes: ["http", "https", "ftp", "mailto"], addresses: true }).slice(0, 1),
  },
  "linkify-it not links": {
    read: (file) => linesOf(file, () => []),
    find: (text) => textsIn(text, { schemes: ["http", "https", "ftp", "mailto"] }),
  },
  linkifyjs: {
    read: readLinkifyjs,
    find: (text) => textsIn(text, { schemes: ["http", "https", "ftp", "ftps", "file", "mailto"], localhost: true }),
  },
  "twitter-text extract": {
    read: (file) =>
      sections(file, /url/, ({ expected }) => expected.map((link) => (typeof link === "string" ? link : link.url))),
    find: (text) => textsIn(text, { email: false }),
  },
  "twitter-text domains": {
    read: (file) => sections(file, /./, ({ expected }) => expected),
    find: (text) => textsIn(text, { email: false }),
  },
  "twitter-text autolink": {
    read: (file) =>
      sections(file, /^urls$/, ({ expected }) =>
        Array.from(expected.matchAll(/href="([^"]*)"/g), ([, href]) => decode(href)),
      ),
    find: (text) => textsIn(text, { email: false }),
  },
  "twitter-text validate": {
    read: (file) => sections(file, /^urls/, ({ text, expected }) => (expected ? [text] : [])),
    // Theirs is asked whether the text is a URL.
    find: (text) => textsIn(text, { email: false }).filter((link) => link === text),
  },
  "CommonMark autolinks": { read: (file) => examples(file, /^## Autolinks$/m), find: hrefsIn },
  "GFM autolinks": { read: (file) => examples(file, /^## Autolinks \(extension\)$/m), find: hrefsIn },
  "cmark-gfm autolinks": { read: (file) => examples(file, /^## Autolinks$/m), find: hrefsIn },
};

function textsIn(text, options) {
  return Array.from(findLinks(text, options), (link) => link.text);
}

function hrefsIn(document) {
  return referencesInMarkdown(document).map(({ href, text }) => href ?? text);
}

/** Lines with a link: the next line is the link, unless it is empty. */
function linesOf(file, expectedOf) {
  const lines = file.split(/\r?\n/).map((line) => line.replace(/^%.*/, ""));
  const questions = [];
  for (let at = 0; at < lines.length; at++) {
    const [text, next] = lines.slice(at, at + 2);
    if (text.trim() === "") continue;
    const expected = expectedOf(text, next?.trim() ? next : undefined);
    questions.push({ name: String(at + 1), text, expected });
    if (expected.length > 0 && next?.trim()) at++;
  }
  return questions;
}

/** The list `tests` of a test: texts, the classes of their parts, and the parts. */
function readLinkifyjs(file) {
  const [, list] = /^const tests = (\[[\s\S]*?^\]);/m.exec(file);
  const tests = runInNewContext(list, { Text: "text", Nl: "nl", Url: "url", Email: "email" }, { timeout: 1000 });
  return tests.map(([text, kinds, parts], i) => ({
    name: String(i + 1),
    text,
    expected: Array.from(parts).filter((_, j) => kinds[j] === "url" || kinds[j] === "email"),
  }));
}

/** The tests of the sections whose name fits. */
function sections(file, names, expectedOf) {
  return Object.entries(parse(file).tests)
    .filter(([section]) => names.test(section))
    .flatMap(([section, tests]) =>
      tests.map((test, i) => ({ name: `${section} ${i + 1}`, text: test.text, expected: expectedOf(test) })),
    );
}

/** The examples of the section of a specification that starts at `title`, with the addresses in their HTML. */
function examples(file, title) {
  const [heading] = title.exec(file);
  const section = file.slice(file.indexOf(heading) + heading.length).split(/^## /m, 1)[0];
  return Array.from(section.matchAll(/^`{32} example.*\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$/gm), ([, text, html], i) => ({
    name: String(i + 1),
    text: text.replaceAll("→", "\t"),
    expected: Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g), ([, href]) => {
      const url = parseURL(decode(href));
      return url.ok ? url.value.href : decode(href);
    }),
  }));
}

function decode(html) {
  return html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
