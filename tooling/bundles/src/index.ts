export type { FigureData, SizeData, Sizes } from "./data.ts";
