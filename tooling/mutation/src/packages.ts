/** The packages that are measured, and the tests beside their own that each is measured by: globs from the root. */
export const PACKAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ["percent", ["tooling/conformance/test/wpt/{percent-encoding,urltestdata,setters}.test.ts"]],
  ["ipv4", ["tooling/conformance/test/wpt/urltestdata.test.ts"]],
  ["ipv6", ["tooling/conformance/test/wpt/urltestdata.test.ts"]],
  ["host", ["tooling/conformance/test/wpt/{toascii,urltestdata,setters}.test.ts"]],
  ["serializer", ["tooling/conformance/test/wpt/{urltestdata,setters}.test.ts"]],
  [
    "parser",
    ["tooling/conformance/test/wpt/{urltestdata,urltestdata-javascript-only,setters,percent-encoding}.test.ts"],
  ],
  ["urlencoded", ["tooling/conformance/test/wpt/urlencoded-parser.test.ts"]],
  ["uri", []],
]);
