import type { SQLFunction } from "../functions/sql-function.ts";
import type { WarehouseFile } from "./file.ts";
import { expectFits, LIMITS } from "./limits.ts";
import type { WarehouseSettings } from "./options.ts";
import { scriptOf } from "./script.ts";

/**
 * The files for BigQuery: a library for Cloud Storage, because the body of a function may have 32 KB, and the SQL.
 * @see https://cloud.google.com/bigquery/docs/user-defined-functions#including-javascript-libraries
 */
export function bigQuery(functions: readonly SQLFunction[], settings: WarehouseSettings): readonly WarehouseFile[] {
  const script = scriptOf(settings);
  expectFits(script, LIMITS.bigQueryLibrary, "the library");
  const declared = functions.map(({ name, parameters, returns }) => {
    const names = parameters.map((parameter) => parameter.name);
    return `CREATE OR REPLACE FUNCTION ${settings.prefix}${name}(${names.map((one) => `${one} STRING`).join(", ")})
RETURNS ${returns === "boolean" ? "BOOL" : "STRING"}
DETERMINISTIC
LANGUAGE js
OPTIONS (library = ["${settings.library}"])
AS r"""
return url_sql.${name}(${names.join(", ")});
""";
`;
  });
  return [
    { path: "url-bigquery.js", text: script },
    {
      path: "url-bigquery.sql",
      text: `-- Copy the script first: gsutil cp url-bigquery.js ${settings.library}\n${declared.join("")}`,
    },
  ];
}
