import type { DocumentRows } from "../row.ts";

export const ROWS_3986: DocumentRows = {
  name: "3986",
  title: "an article's section on the generic syntax of RFC 3986",
  rows: [
    {
      section: "Syntax",
      name: "a component is undefined, or empty",
      kind: "definition",
      home: ["@url/uri#parseURI", "@url/uri#URIComponents"],
      test: ["packages/uri/test/parse.test.ts > distinguishes an absent component from an empty one"],
      rule: "old",
    },
  ],
};
