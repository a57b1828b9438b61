/** The packages that are measured, and the tests beside their own that each is measured by: globs from the root. */
export const PACKAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ["percent", ["tooling/wpt/test/{percent-encoding,urltestdata,setters}.test.ts"]],
  ["ipv4", ["tooling/wpt/test/urltestdata.test.ts"]],
  ["ipv6", ["tooling/wpt/test/urltestdata.test.ts"]],
  ["host", ["tooling/wpt/test/{toascii,urltestdata,setters}.test.ts"]],
  ["serializer", ["tooling/wpt/test/{urltestdata,setters}.test.ts"]],
  ["parser", ["tooling/wpt/test/{urltestdata,urltestdata-javascript-only,setters,percent-encoding}.test.ts"]],
  ["urlencoded", ["tooling/wpt/test/urlencoded-parser.test.ts"]],
  ["uri", []],
]);
