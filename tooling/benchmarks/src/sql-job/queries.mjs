/**
 * The queries of the job, for each engine: what is counted, by our function, and by what the engine has of its own. `links`
 * has the column `url`. Each query reads every row, and returns few.
 */
export const QUERIES = {
  DuckDB: [
    { what: "rows by site", by: "`url_site`", ours: true, sql: groups("url_site(url)") },
    {
      what: "rows by validation error",
      by: "`url_errors`",
      ours: true,
      sql: "SELECT code, count(*) AS links FROM (SELECT unnest(string_split(url_errors(url), ',')) AS code FROM links) GROUP BY code ORDER BY links DESC, code LIMIT 10",
    },
    {
      what: "rows by error that keeps them from being URLs",
      by: "`url_error`",
      ours: true,
      sql: groups("url_error(url)"),
    },
    { what: "rows by host", by: "`url_host`", ours: true, sql: groups("url_host(url)") },
    {
      what: "rows by host",
      by: "a regular expression",
      ours: false,
      sql: groups("regexp_extract(url, '^[a-zA-Z][a-zA-Z0-9+.-]*://(?:[^/?#@]*@)?([^/?#:]*)', 1)"),
    },
    { what: "different paths", by: "`url_part(url, 'path')`", ours: true, sql: distinct("url_part(url, 'path')") },
    {
      what: "different paths",
      by: "a regular expression",
      ours: false,
      sql: distinct("regexp_extract(url, '^[a-zA-Z][a-zA-Z0-9+.-]*://[^/?#]*([^?#]*)', 1)"),
    },
  ],
  ClickHouse: [
    { what: "rows by site", by: "`url_site`", ours: true, sql: groups("url_site(url)") },
    {
      what: "rows by site",
      by: "`cutToFirstSignificantSubdomain`",
      ours: false,
      sql: groups("cutToFirstSignificantSubdomain(url)"),
    },
    {
      what: "rows by validation error",
      by: "`url_errors`",
      ours: true,
      sql: "SELECT arrayJoin(splitByChar(',', assumeNotNull(url_errors(url)))) AS code, count(*) AS links FROM links GROUP BY code ORDER BY links DESC, code LIMIT 10",
    },
    {
      what: "rows by error that keeps them from being URLs",
      by: "`url_error`",
      ours: true,
      sql: groups("url_error(url)"),
    },
    { what: "rows by host", by: "`url_host`", ours: true, sql: groups("url_host(url)") },
    { what: "rows by host", by: "`domain`", ours: false, sql: groups("domain(url)") },
    { what: "different paths", by: "`url_part(url, 'path')`", ours: true, sql: distinct("url_part(url, 'path')") },
    { what: "different paths", by: "`path`", ours: false, sql: distinct("path(url)") },
  ],
};

/** What ClickHouse's own functions read, and what browsers do, beside each other. */
export const READINGS = [
  { own: "domain", ours: "url_host(url)" },
  { own: "path", ours: "url_part(url, 'path')" },
  { own: "cutToFirstSignificantSubdomain", ours: "url_part(url, 'domain')" },
];

function groups(key) {
  return `SELECT ${key} AS key, count(*) AS links FROM links GROUP BY key ORDER BY links DESC, key LIMIT 10`;
}

function distinct(value) {
  return `SELECT count(DISTINCT ${value}) AS paths FROM links`;
}
