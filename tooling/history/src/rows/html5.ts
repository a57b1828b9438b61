import type { DocumentRows } from "../row.ts";

export const ROWS_HTML5: DocumentRows = {
  name: "HTML5",
  title: 'section 2.6, "URLs", of the W3C\'s HTML5 drafts of about 2011',
  rows: [
    {
      section: "2.6.2 Parsing URLs",
      name: "parse a URL: strip leading and trailing space characters",
      kind: "algorithm",
      home: ["@url/html/history/html5#parse"],
      test: [
        "packages/html/test/html5-parse.test.ts > parse: removes the space characters around a URL, and no others",
      ],
      rule: "old",
      note: "today: `parseURL` of `@url/parser`",
    },
  ],
};
