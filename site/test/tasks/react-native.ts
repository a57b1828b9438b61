import type { Task } from "./task.ts";

/** A class like that of React Native 0.84: it appends what is relative to the base, and has no setters. */
const OLD_URL = `
globalThis.URL = class URL {
  constructor(url, base) {
    this.href = base === undefined ? String(url) : String(base) + "/" + url;
  }
  toString() {
    return this.href;
  }
};
`;

export const reactNative: Task = {
  question: "How do I replace the URL of React Native?",
  find(reader) {
    reader.follow("Guide", "header");
    reader.follow("React Native", "main");
    return reader.code("Install the polyfill");
  },
  query: "react native polyfill",
  own: `
    const parsed = new URL("https:example.org", "https://example.com/").href;
    const url = new URL("https://example.com/demo");
    url.port = "8443";
    outcome = [parsed, new URL("example", "https://example.com/demo").href, URL.canParse("https://ex ample.org/"), url.href];`,
  expected: ["https://example.com/example.org", "https://example.com/example", false, "https://example.com:8443/demo"],
  source: "https://url.spec.whatwg.org/#example-url-parsing",
  surroundings: {
    options: ["--conditions=react-native", "--import", "./old-url.mjs"],
    files: { "old-url.mjs": OLD_URL },
  },
};
