import type { Task } from "./task.ts";

/** Four URLs that section 6.2.3 calls equivalent, and two that differ. */
export const compare: Task = {
  question: "How do I compare two URLs?",
  find(reader) {
    reader.follow("Guide", "header");
    return reader.code("Compare two URLs");
  },
  query: "compare two urls",
  own: `
    const same = ["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"];
    const others = ["https://example.com/", "http://example.com/#"];
    outcome = [same.map((url) => sameURL(url, same[0]!)), others.map((url) => sameURL(url, same[0]!))];`,
  expected: [
    [true, true, true, true],
    [false, false],
  ],
  source: "https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3, https://url.spec.whatwg.org/#concept-url-equals",
};
