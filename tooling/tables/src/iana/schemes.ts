import { readFileSync } from "node:fs";
import { pinOf } from "../pinned.ts";
import { readCSV } from "./csv.ts";

/** What the registry says of its last update. */
const DATE = pinOf("IANA URI Schemes").pinned;

const STATUSES = ["Permanent", "Provisional", "Historical"];

/** The text of `packages/uri/src/schemes/tables.ts`. */
export function generateSchemes(): string {
  const records = readCSV(readFileSync(new URL("../../../data/iana/uri-schemes.csv", import.meta.url), "utf8"));
  for (const { "URI Scheme": name = "", Status: status = "" } of records) {
    if (!/^[a-z][a-z\d+.-]*$/i.test(name)) throw new Error(`not a scheme: ${name}`);
    if (!STATUSES.includes(status)) throw new Error(`not a status: ${status}`);
  }
  const tables = STATUSES.map((status) => {
    const names = records.filter((record) => record.Status === status).map((record) => record["URI Scheme"]);
    return `export const ${status.toUpperCase()} =\n  "${names.join(" ")}";\n`;
  });
  return `// IANA's registry of URI schemes: the names by status, in the registry's order.
// Generated from tooling/data/iana: do not edit. To make it again: npm run generate

/**
 * When the registry was last updated.
 * @see https://www.iana.org/assignments/uri-schemes
 */
export const REGISTRY_DATE = "${DATE}";

${tables.join("\n")}`;
}
