import type { DocumentRows } from "../row.ts";

export const ROWS_2015: DocumentRows = {
  name: "2015",
  title: "a glossary in Polish of the Standard's terms and algorithms, of about 2015",
  rows: [
    {
      section: "Percent-encoded bytes",
      name: "default encode set",
      kind: "definition",
      home: ["@url/percent#PATH"],
      test: [
        "packages/percent/test/sets.test.ts > every set contains the C0 controls, U+007F and everything that is not ASCII",
      ],
      rule: "living",
      classes: ["path-set", "number-sign-kept", "tilde-encoded"],
    },
  ],
};
