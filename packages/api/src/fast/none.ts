// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

export const readInPlace: typeof import("./index.ts").readInPlace = () => undefined;
