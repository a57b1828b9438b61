import type { Task } from "./task.ts";

export const parse: Task = {
  question: "How do I parse a URL?",
  find(reader) {
    reader.follow("Guide", "header");
    return reader.code("Parse a URL");
  },
  query: "parse url",
  own: `
    const inputs = ["https://EXAMPLE.com/../x", "https://example.org/foo bar", "file:///C|/demo", "https://ex ample.org/", "example"];
    outcome = inputs.map((input) => {
      const result = parseURL(input);
      return result.ok ? result.value.href : null;
    });`,
  expected: ["https://example.com/x", "https://example.org/foo%20bar", "file:///C:/demo", null, null],
  source: "https://url.spec.whatwg.org/#example-url-parsing",
};
