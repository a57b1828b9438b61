import type { Task } from "./task.ts";

/** The four URLs of section 6.2.3 have one key, and so have two whose fragments differ, where those do not count. */
export const key: Task = {
  question: "How do I make a canonical key of a URL, for a cache?",
  find(reader) {
    reader.follow("Guide", "header");
    reader.follow("use a key", "main");
    return reader.code("A canonical key");
  },
  query: "canonical key",
  own: `
    const same = ["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"];
    const keyOf = (url: string) => {
      const key = compareKey(url, { fragment: false });
      return key.ok ? key.value : null;
    };
    outcome = [
      new Set(same.map(keyOf)).size,
      keyOf("http://example.com/#a") === keyOf("http://example.com/#b"),
      keyOf("http://example.com/a") === keyOf("http://example.com/A"),
      keyOf("https://ex ample.org/"),
    ];`,
  expected: [1, true, false, null],
  source: "https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3, https://url.spec.whatwg.org/#concept-url-equals",
};
