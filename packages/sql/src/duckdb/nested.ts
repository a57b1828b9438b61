import {
  type DuckDBType,
  type DuckDBValue,
  LIST,
  listValue,
  MAP,
  mapValue,
  STRUCT,
  structValue,
  VARCHAR,
} from "@duckdb/node-api";
import { linksIn } from "../functions/links.ts";
import { paramsOf } from "../functions/param.ts";
import { PART_NAMES, partsOf } from "../functions/part.ts";

/** What a function that returns JSON elsewhere returns in DuckDB. */
export interface Nested {
  readonly type: DuckDBType;
  readonly compute: (text: string) => DuckDBValue;
}

/** The functions that return JSON elsewhere, by name. */
export const NESTED: ReadonlyMap<string, Nested> = /* @__PURE__ */ makeNested();

function makeNested(): ReadonlyMap<string, Nested> {
  return new Map<string, Nested>([
    [
      "url_parse",
      {
        type: STRUCT(Object.fromEntries(PART_NAMES.map((name) => [name, VARCHAR]))),
        compute(text) {
          const values = partsOf(text);
          return values && structValue(Object.fromEntries(PART_NAMES.map((name, i) => [name, values[i]!])));
        },
      },
    ],
    [
      "url_params",
      {
        type: MAP(VARCHAR, LIST(VARCHAR)),
        compute(text) {
          const params = paramsOf(text);
          return params && mapValue(Array.from(params, ([key, values]) => ({ key, value: listValue(values) })));
        },
      },
    ],
    ["url_extract", { type: LIST(VARCHAR), compute: (text) => listValue(linksIn(text)) }],
  ]);
}
