// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

export const endOfSame: typeof import("./index.ts").endOfSame = (_, start) => start;
