import type { DocumentRows } from "../row.ts";

export const ROWS_2012: DocumentRows = {
  name: "2012",
  title: "the URL Standard of the WHATWG of 28 December 2012, with `URLQuery`",
  rows: [
    {
      section: "Percent-encoded bytes",
      name: "percent decode",
      kind: "algorithm",
      home: ["@url/percent#percentDecode"],
      test: ["packages/percent/test/decode.test.ts > percentDecode: decodes the Standard's example of a string"],
      rule: "living",
      classes: ["percent-decode"],
    },
    {
      section: "Percent-encoded bytes",
      name: "simple encode set",
      kind: "definition",
      home: ["@url/percent#C0_CONTROL"],
      test: [
        "packages/percent/test/sets.test.ts > every set contains the C0 controls, U+007F and everything that is not ASCII",
      ],
      rule: "living",
      note: "named C0 control percent-encode set",
    },
  ],
};
