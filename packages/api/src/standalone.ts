// Built with all dependencies in one file (`STANDALONE` of tooling/build): the small build, for processes that start often.
export * from "./index.ts";
