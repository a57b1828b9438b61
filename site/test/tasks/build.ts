import type { Task } from "./task.ts";

/** The platform's own classes read it back. A "/" in a segment and a "&" in a value are data, not delimiters. */
export const build: Task = {
  question: "How do I build a URL of parts that come from users?",
  find(reader) {
    reader.follow("Guide", "header");
    return reader.code("Build a URL");
  },
  query: "build url parts",
  own: `
    const mine = fromParts({ scheme: "https", host: "example.com", segments: ["café", "a/b?c"], params: { q: "salt & pepper=1" } });
    const url = new URL(mine.ok ? mine.value.href : "");
    outcome = [url.pathname.split("/").slice(1).map(decodeURIComponent), [...url.searchParams]];`,
  expected: [["café", "a/b?c"], [["q", "salt & pepper=1"]]],
  source: "https://www.rfc-editor.org/rfc/rfc3986#section-2.2",
};
