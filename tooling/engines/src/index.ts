export * from "./npm.ts";
export * from "./on-path.ts";
