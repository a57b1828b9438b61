/**
 * The relative schemes of the drafts of 2012 to 2015, with their default ports; `null` for a scheme without one. A URL
 * with one of these schemes had an authority and could be a base. Today's Standard calls them special schemes, and no
 * longer has `gopher`.
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#urls
 */
export const RELATIVE_SCHEMES: ReadonlyMap<string, number | null> = /* @__PURE__ */ new Map([
  ["ftp", 21],
  ["file", null],
  ["gopher", 70],
  ["http", 80],
  ["https", 443],
  ["ws", 80],
  ["wss", 443],
]);
