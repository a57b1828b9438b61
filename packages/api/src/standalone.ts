// Built with all dependencies in one file (`STANDALONE` of tooling/build): ten packages take 20 ms to find and to load.
export * from "./index.ts";
