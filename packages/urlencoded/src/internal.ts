// What packages of this family share. Not for others: anything here may change in any release.
export { serializePair, serializePairs } from "./serialize.ts";
