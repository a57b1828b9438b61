import type { DocumentRows } from "../row.ts";

export const ROWS_2014: DocumentRows = {
  name: "2014",
  title: 'the W3C Working Draft "URL" of 9 December 2014',
  rows: [
    {
      section: "3.3. Host parsing",
      name: "IPv6 parser",
      kind: "algorithm",
      home: ["@url/ipv6#parseIPv6"],
      test: ["packages/ipv6/test/parse.test.ts > parses every serialized address to the same pieces"],
      rule: "living",
      classes: ["IPv6-IPv4-tail"],
    },
    {
      section: "4.2. URL parsing",
      name: "port state",
      kind: "state",
      home: ["@url/parser#parseURL", "packages/parser/src/port.ts#readPort"],
      test: ["packages/parser/test/parse.test.ts > keeps port 0, removes a default port and an empty one"],
      rule: "living",
      classes: ["port-out-of-range"],
    },
  ],
};
