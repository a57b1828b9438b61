import { isMissing, type Missing, readWPT, type URLRow } from "@url/tooling-conformance/wpt";
import type { Case } from "./cases.ts";

/** Calls for the rows of web-platform-tests for the constructor. */
export function wptCases(): readonly Case[] | Missing {
  const rows = readWPT("urltestdata.json");
  return isMissing(rows) ? rows : rows.flatMap(casesOf);
}

function casesOf(row: URLRow): Case[] {
  const { input, base } = row;
  if (base !== null) return [["url_resolve", [input, base], row.failure ? null : row.href!]];
  if (row.failure) {
    return [
      ["url_normalize", [input], null],
      ["url_host", [input], null],
      ["url_site", [input], null],
      ["url_origin", [input], null],
      ["url_part", [input, "path"], null],
      ["url_param", [input, "a"], null],
      ["url_key", [input], null],
      ["url_parse", [input], null],
      ["url_params", [input], null],
      ["url_edit", [input, "{}"], null],
      ["url_strip_tracking", [input], null],
      ["url_subdomain", [input], null],
      ["url_is_valid", [input], false],
    ];
  }
  // The attributes have "" for what is absent, and for what is empty.
  const presentOrNull = (text: string): string | null => (text === "" ? null : text);
  const cases: Case[] = [
    ["url_normalize", [input], row.href!],
    ["url_edit", [input, "{}"], row.href!],
    ["url_part", [input, "scheme"], row.protocol!.slice(0, -1)],
    ["url_part", [input, "username"], presentOrNull(row.username!)],
    ["url_part", [input, "password"], presentOrNull(row.password!)],
    ["url_part", [input, "port"], presentOrNull(row.port!)],
    ["url_part", [input, "path"], row.pathname!],
    ["url_error", [input], null],
  ];
  if (row.hostname !== "") cases.push(["url_host", [input], row.hostname!]);
  if (row.search !== "") cases.push(["url_part", [input, "query"], row.search!.slice(1)]);
  if (row.hash !== "") cases.push(["url_part", [input, "fragment"], row.hash!.slice(1)]);
  if (row.origin !== undefined) cases.push(["url_origin", [input], row.origin === "null" ? null : row.origin]);
  return cases;
}
