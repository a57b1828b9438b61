// What packages of this family share. Not for others: anything here may change in any release.
export { serializePairs } from "./serialize.ts";
