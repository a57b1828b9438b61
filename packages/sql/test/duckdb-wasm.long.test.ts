import { join } from "node:path";
import { DUCKDB_WASM, installed } from "@url/tooling-shared/engines";
import { describeEngine } from "./engines/describe-engine.ts";
import { startProcess } from "./engines/process.ts";

const ENTRY = installed(DUCKDB_WASM.key, DUCKDB_WASM.file);
const NONE = `DuckDB-Wasm did not run: ${DUCKDB_WASM.spec} is not installed (npm run tool -- install).`;

describeEngine(
  "the module for DuckDB-Wasm",
  async () =>
    ENTRY === undefined
      ? NONE
      : startProcess(process.execPath, "./duckdb-wasm-process.mjs", [ENTRY, join(ENTRY, "../../../../..")]),
  5_000,
);
