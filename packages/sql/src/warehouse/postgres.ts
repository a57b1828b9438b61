import type { SQLFunction } from "../functions/sql-function.ts";
import type { WarehouseFile } from "./file.ts";
import type { WarehouseSettings } from "./options.ts";
import { scriptOf } from "./script.ts";

/**
 * The SQL for Postgres with the extension plv8: a function that declares all, and one for each, which calls it once for a session.
 * @see https://plv8.github.io/
 */
export function postgres(functions: readonly SQLFunction[], settings: WarehouseSettings): readonly WarehouseFile[] {
  const library = `${settings.prefix}url_sql_library`;
  const script = scriptOf(settings).replace("var url_sql=", "globalThis.url_sql=");
  const declared = functions.map(({ name, parameters, returns }) => {
    const names = parameters.map((parameter) => parameter.name);
    const call = `globalThis.url_sql.${name}(${names.join(", ")})`;
    // Text of Postgres has no U+0000, which a decoded parameter may have.
    const value =
      name === "url_param"
        ? `const value = ${call};\nreturn value && value.replace(/\\0/g, "\\ufffd")`
        : `return ${call}`;
    return `CREATE OR REPLACE FUNCTION ${settings.prefix}${name}(${names.map((one) => `"${one}" text`).join(", ")})
RETURNS ${returns === "boolean" ? "boolean" : "text"}
LANGUAGE plv8 IMMUTABLE STRICT PARALLEL SAFE
AS $url$
if (globalThis.url_sql === undefined) plv8.find_function("${library}")();
${value};
$url$;
`;
  });
  const text = `CREATE EXTENSION IF NOT EXISTS plv8;
CREATE OR REPLACE FUNCTION ${library}() RETURNS void LANGUAGE plv8 IMMUTABLE PARALLEL SAFE
AS $url$
${script}$url$;
${declared.join("")}`;
  return [{ path: "url-postgres.sql", text }];
}
