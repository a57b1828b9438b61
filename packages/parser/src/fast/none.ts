// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

export const hasPlainAuthority: typeof import("./index.ts").hasPlainAuthority = () => false;
