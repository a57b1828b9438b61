import type { SQLFunction } from "../functions/sql-function.ts";
import type { WarehouseFile } from "./file.ts";
import { expectFits, LIMITS } from "./limits.ts";
import type { WarehouseSettings } from "./options.ts";
import { scriptOf } from "./script.ts";

/**
 * The SQL for Snowflake, where a function cannot read a library: each has all that it needs. It keeps that in a global, so that
 * it is read once, and not for each row.
 * @see https://docs.snowflake.com/en/developer-guide/udf/javascript/udf-javascript-limitations
 */
export function snowflake(functions: readonly SQLFunction[], settings: WarehouseSettings): readonly WarehouseFile[] {
  const declared = functions.map(({ name, parameters, returns }) => {
    // Two dollar signs end the body; they are in a text or a pattern.
    const script = scriptOf({ ...settings, names: [name] }).replace(/\$\$/g, () => "$\\x24");
    const names = parameters.map((parameter) => parameter.name);
    const body = `if (typeof ${name}_call === "undefined") {
${script.replace("var url_sql=", "").replace(/;\n$/, "").replace(/^/, `${name}_call = (`)}).${name};
}
return ${name}_call(${names.join(", ")});
`;
    expectFits(body, LIMITS.snowflake, name);
    // A name in quotation marks keeps its case, which is that of the variable in JavaScript.
    return `CREATE OR REPLACE FUNCTION ${settings.prefix}${name}(${names.map((one) => `"${one}" VARCHAR`).join(", ")})
RETURNS ${returns === "boolean" ? "BOOLEAN" : "VARCHAR"}
LANGUAGE JAVASCRIPT
RETURNS NULL ON NULL INPUT
IMMUTABLE
AS $$
${body}$$;
`;
  });
  return [
    { path: "url-snowflake.sql", text: `-- In SnowSQL, first: !set variable_substitution=false\n${declared.join("")}` },
  ];
}
