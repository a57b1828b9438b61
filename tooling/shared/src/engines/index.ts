export { debianInstall } from "./debian.ts";
export * from "./npm.ts";
export * from "./on-path.ts";
