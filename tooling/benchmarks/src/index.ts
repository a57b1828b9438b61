export { CASES } from "./cases/index.ts";
export { MEMORY_SHAPES } from "./memory/shapes.ts";
export { NATIVE, OURS } from "./names.ts";
export { acceleratorTable } from "./report/builds-tables.ts";
export { engineTitle, longTitle } from "./report/engine-title.ts";
export { growthPlot } from "./report/growth-plot.ts";
export { growthTable } from "./report/growth-table.ts";
export { count, duration, number, size } from "./report/numbers.ts";
export { howItWasMeasured } from "./report/page.ts";
export { goalsOf, reasonFor } from "./report/ratio-table.ts";
export { type Cell, type Row, rowsOf, titleOf } from "./report/rows.ts";
export { readResults } from "./report/write.ts";
export type {
  BuildsResult,
  EngineResult,
  MemoryPoint,
  MemoryResults,
  Results,
  ServerRow,
  ServersResult,
  StartResult,
} from "./result.ts";
export { PAIRINGS } from "./servers/pairings.ts";
