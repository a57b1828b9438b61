import {
  appendSegments,
  compareKey,
  type EditResult,
  format,
  fromFilePath,
  fromParts,
  joinPath,
  patchQuery,
  relativize,
  stripTracking,
  toFilePath,
  withParts,
} from "@url/edit";
import normalizeURL from "normalize-url";
import * as ufo from "ufo";
import urlJoin from "url-join";

// Twelve everyday tasks with values that a caller does not control. What is right is decided by the platform's URL, which
// reads the answer, and never by our own answer.

/** Does a task with one value; returns text, or `null` if it refuses. It may throw, which counts as refusing. */
type Way = (value: string) => string | null;

export interface Task {
  readonly name: string;
  readonly values: readonly string[];
  /** Says whether an answer is right for a value. */
  readonly isRight: (answer: string | null, value: string) => boolean;
  readonly ways: Readonly<Partial<Record<Contestant, Way>>>;
}

export const CONTESTANTS = ["@url/edit", "ufo", "url-join", "normalize-url", "URL by hand"] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** Every delimiter, dot segments in two spellings, a percent sign, a space and an emoji. */
const HOSTILE = ["a", "/", "?", "#", "..", "%2e", "%", "&", "+", "@", ":", "\\", "a b", "💩"];

const LISTING = "https://h/list?q=a%20b&x&page=1#top";
const ITEM = "https://h/api/items/?key=k";

export const TASKS: readonly Task[] = [
  {
    name: "build",
    values: HOSTILE,
    isRight: (answer, value) => {
      // No URL has a segment "..", so refusing it is right.
      if (value === "..") return answer === null;
      const url = read(answer);
      return url?.host === "h" && isPath(url, [value]) && url.searchParams.get("q") === value && url.hash === "";
    },
    ways: {
      "@url/edit": (value) =>
        hrefOf(fromParts({ scheme: "https", host: "h", segments: [value], params: { q: value } })),
      ufo: (value) => ufo.withQuery(ufo.joinURL("https://h", ufo.encodeParam(value)), { q: value }),
      "url-join": (value) => urlJoin("https://h", encodeURIComponent(value), `?q=${encodeURIComponent(value)}`),
      "URL by hand": (value) => {
        const url = new URL("https://h");
        url.pathname = encodeURIComponent(value);
        url.searchParams.set("q", value);
        return url.href;
      },
    },
  },
  {
    name: "join",
    values: ["a/b", "/a", "../x", "%2e%2e/x", "..\\x", "//evil/x", "https://evil/", "?a", "#a", "a b", ":80/", "💩"],
    // What is joined to a folder stays in it: its path starts with that of the folder, and nothing else changes.
    isRight: (answer, value) => {
      if (answer === null) return value.startsWith("../") || value.startsWith("%2e%2e/");
      const url = read(answer);
      return url?.host === "h" && url.pathname.startsWith("/app/") && `${url.search}${url.hash}` === "";
    },
    ways: {
      "@url/edit": (value) => hrefOf(joinPath("https://h/app", value)),
      ufo: (value) => ufo.joinURL("https://h/app", value),
      "url-join": (value) => urlJoin("https://h/app", value),
      "URL by hand": (value) => new URL(value, "https://h/app/").href,
    },
  },
  {
    name: "page link",
    values: HOSTILE,
    isRight: (answer, value) => {
      const pairs = JSON.stringify([...(read(answer)?.searchParams ?? [])]);
      return (
        pairs ===
          JSON.stringify([
            ["q", "a b"],
            ["x", ""],
            ["page", value],
          ]) && read(answer)?.hash === "#top"
      );
    },
    ways: {
      "@url/edit": (page) => patchQuery(LISTING, { set: { page } }),
      ufo: (page) => ufo.withQuery(LISTING, { page }),
      "URL by hand": (page) => {
        const url = new URL(LISTING);
        url.searchParams.set("page", page);
        return url.href;
      },
    },
  },
  {
    name: "add parameters",
    values: HOSTILE,
    isRight: (answer, value) => isPatched(answer, "tag", value, "https://h/list?q=a%20b&x&page=1&tag=", "#top"),
    ways: {
      "@url/edit": (tag) => patchQuery(LISTING, { append: { tag } }),
      ufo: (tag) => ufo.withQuery(LISTING, { tag }),
      "url-join": (tag) => urlJoin(LISTING, `?tag=${encodeURIComponent(tag)}`),
      "URL by hand": (tag) => {
        const url = new URL(LISTING);
        url.searchParams.append("tag", tag);
        return url.href;
      },
    },
  },
  {
    name: "remove tracking",
    values: [
      "?a=b%20c&utm_source=x",
      "?a&fbclid=x",
      "?a=%7E&utm_id=1#f",
      "?utm_x=1",
      "?%75tm_source=x&a",
      "?a=b=c&gclid=x",
      "?a+b=%20",
    ],
    isRight: (answer, value) => {
      const kept = value.replace(/(?<=[?&])(?:(?:u|%75)tm_\w+|fbclid|gclid)=\w+&?/g, "").replace(/[?&](?=#|$)/, "");
      return answer === `https://h/${kept}`;
    },
    ways: {
      "@url/edit": (query) => stripTracking(`https://h/${query}`),
      ufo: (query) => ufo.filterQuery(`https://h/${query}`, (name) => !/^utm_|^(?:fbclid|gclid)$/.test(name)),
      "normalize-url": (query) =>
        normalizeURL(`https://h/${query}`, { removeQueryParameters: [/^utm_/, "fbclid", "gclid"] }),
      "URL by hand": (query) => {
        const url = new URL(`https://h/${query}`);
        for (const name of [...url.searchParams.keys()]) {
          if (/^utm_|^(?:fbclid|gclid)$/.test(name)) url.searchParams.delete(name);
        }
        return url.href;
      },
    },
  },
  {
    name: "relative link",
    values: [
      "/blog/b",
      "/blog/",
      "/",
      "/x:y",
      "/blog/x:y",
      "/blog//b",
      "//b",
      "/blog/a?q",
      "/blog/a#f",
      "/%2e%2ea",
      "/C:/a",
    ],
    isRight: (answer, value) => answer !== null && new URL(answer, "https://h/blog/a").href === `https://h${value}`,
    ways: {
      "@url/edit": (path) => {
        const reference = relativize("https://h/blog/a", `https://h${path}`, { kinds: ["path-relative"] });
        return reference.ok ? reference.value : null;
      },
      // The usual recipe: drop the folder that both have, or go up.
      "URL by hand": (path) => (path.startsWith("/blog/") ? path.slice("/blog/".length) : `..${path}`),
    },
  },
  {
    name: "canonical key",
    // Each value is compared with https://h/a/b?x=1&y=2: the first ones are the same, and the others are not.
    values: [
      ..."https://H:443/a/b?x=1&y=2 https://h/a/./b?y=2&x=1 https://h/a/b/?x=1&y=2 https://u@h/a/b?x=1&y=2".split(" "),
      ..."https://h/a//b?x=1&y=2 https://h/a%2Fb?x=1&y=2 https://h/a/b?x=1&y=3 http://h/a/b?x=1&y=2 https://www.h/a/b?x=1&y=2".split(
        " ",
      ),
    ],
    isRight: (answer, value) => answer === String(/H:|\/\.\/|b\/\?|u@/.test(value)),
    ways: {
      "@url/edit": keysAreEqual((url) => {
        const options = { queryOrder: false, trailingSlash: false, credentials: false };
        const key = compareKey(url, options);
        return key.ok ? key.value : null;
      }),
      ufo: (url) => String(ufo.isEqual(url, "https://h/a/b?x=1&y=2", { trailingSlash: false })),
      "normalize-url": keysAreEqual((url) => normalizeURL(url)),
      "URL by hand": keysAreEqual((url) => {
        const copy = new URL(url);
        [copy.username, copy.password] = ["", ""];
        copy.searchParams.sort();
        return copy.href.replace(/\/(?=\?|$)/, "");
      }),
    },
  },
  {
    name: "file and back",
    values: ["/a b", "/50%", "/a?b", "/a#b", "/%2e", "/💩", "/a\\b", "/C:/a", "/a|b", "/a\tb"],
    isRight: (answer, value) => answer === value,
    ways: {
      "@url/edit": (path) => {
        const url = fromFilePath(path, "posix");
        const back = url.ok ? toFilePath(new URL(url.value.href), "posix") : url;
        return back.ok ? back.value : null;
      },
      ufo: (path) =>
        ufo.decodePath(ufo.parseURL(new URL(ufo.withProtocol(ufo.encodePath(path), "file://")).href).pathname),
      "URL by hand": (path) => decodeURIComponent(new URL(`file://${encodeURI(path)}`).pathname),
    },
  },
  {
    name: "redact credentials",
    values: [
      ..."https://u:SECRET@h/ https://SECRET@h/a?b#c https://u:a@SECRET@h/ https:u:SECRET@h/ https:\\\\u:SECRET@h/".split(
        " ",
      ),
      ..."ftp://:SECRET@h/ //u:SECRET@h/ https://h/@SECRET".split(" "),
    ],
    isRight: (answer, value) => {
      // What is not a URL cannot be redacted, and a "@" in the path belongs to it.
      if (value.startsWith("//")) return answer === null;
      return value.includes("/@")
        ? answer === value
        : answer !== null && !answer.includes("SECRET") && read(answer)?.host === "h";
    },
    ways: {
      "@url/edit": (url) => {
        const text = format(url, { credentials: false });
        return text.ok ? text.value : null;
      },
      ufo: (url) => ufo.stringifyParsedURL({ ...ufo.parseURL(url), auth: "" }),
      "normalize-url": (url) => normalizeURL(url, { stripAuthentication: true, removeTrailingSlash: false }),
      "URL by hand": (text) => {
        const url = new URL(text);
        [url.username, url.password] = ["", ""];
        return url.href;
      },
    },
  },
  {
    name: "change host",
    values: [
      "mirror.example",
      "[::1]",
      "evil/x",
      "evil?",
      "evil#",
      "u@evil",
      "evil:80",
      "a b",
      "",
      "..",
      "evil\\x",
      "1.2.3.256",
    ],
    isRight: (answer, value) => {
      const isHost = ["mirror.example", "[::1]", ".."].includes(value);
      return isHost ? answer === `https://${value}/a?b` : answer === null;
    },
    ways: {
      "@url/edit": (host) => hrefOf(withParts("https://h/a?b", { host })),
      ufo: (host) => ufo.stringifyParsedURL({ ...ufo.parseURL("https://h/a?b"), host }),
      "URL by hand": (host) => {
        const url = new URL("https://h/a?b");
        url.hostname = host;
        return url.href;
      },
    },
  },
  {
    name: "sub-resource",
    values: HOSTILE,
    isRight: (answer, value) => {
      if (value === "..") return answer === null;
      const url = read(answer);
      return url?.host === "h" && isPath(url, ["api", "items", value]) && url.search === "?key=k" && url.hash === "";
    },
    ways: {
      "@url/edit": (id) => hrefOf(appendSegments(ITEM, [id])),
      ufo: (id) => ufo.joinURL(ITEM, ufo.encodeParam(id)),
      "url-join": (id) => urlJoin(ITEM, encodeURIComponent(id)),
      "URL by hand": (id) => {
        const url = new URL(ITEM);
        url.pathname += encodeURIComponent(id);
        return url.href;
      },
    },
  },
  {
    name: "share link",
    values: HOSTILE.map((value) => `https://h/a?b=${value}&c#d`),
    isRight: (answer, value) => {
      const url = read(answer);
      return url?.searchParams.get("u") === value && [...url.searchParams].length === 1 && url.hash === "";
    },
    ways: {
      "@url/edit": (u) => hrefOf(fromParts({ scheme: "https", host: "share.example", path: "/s", params: { u } })),
      ufo: (u) => ufo.withQuery("https://share.example/s", { u }),
      "url-join": (u) => urlJoin("https://share.example/s", `?u=${encodeURIComponent(u)}`),
      "URL by hand": (u) => {
        const url = new URL("https://share.example/s");
        url.searchParams.set("u", u);
        return url.href;
      },
    },
  },
];

/** How many values a contestant gets right, and the values that it gets wrong. */
export function judge({ isRight, values }: Task, way: Way): { right: number; wrong: string[] } {
  const wrong = values.filter((value) => !isRight(answerOf(way, value), value));
  return { right: values.length - wrong.length, wrong };
}

export function answerOf(way: Way, value: string): string | null {
  try {
    return way(value);
  } catch {
    return null;
  }
}

function hrefOf(result: EditResult<string | { readonly href: string }>): string | null {
  if (!result.ok) return null;
  return typeof result.value === "string" ? result.value : result.value.href;
}

function read(answer: string | null): URL | undefined {
  return answer !== null && URL.canParse(answer) ? new URL(answer) : undefined;
}

function isPath(url: URL, segments: readonly string[]): boolean {
  return (
    url.pathname === `/${url.pathname.slice(1)}` &&
    url.pathname.slice(1).split("/").map(decode).join("\0") === segments.join("\0")
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return `not decodable: ${segment}`;
  }
}

/** The text before and after the new value is untouched, byte for byte, and the value reads back. */
function isPatched(answer: string | null, name: string, value: string, before: string, after: string): boolean {
  const text = answer ?? "";
  return text.startsWith(before) && text.endsWith(after) && read(text)?.searchParams.get(name) === value;
}

function keysAreEqual(key: Way): Way {
  return (url) => String(key(url) === key("https://h/a/b?x=1&y=2"));
}
