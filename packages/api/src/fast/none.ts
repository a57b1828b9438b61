import { serializePairs } from "@url/urlencoded/internal";

// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

export const readInPlace: typeof import("./index.ts").readInPlace = () => undefined;

/** Remembers nothing. */
export const createWriter: typeof import("./index.ts").createWriter = () => serializePairs;
