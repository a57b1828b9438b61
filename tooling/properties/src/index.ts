export * from "./arbitraries.ts";
export { holds } from "./runs.ts";
