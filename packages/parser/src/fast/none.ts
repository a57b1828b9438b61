// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

export const hasPlainAuthority: typeof import("./index.ts").hasPlainAuthority = () => false;
export const hostToMend: typeof import("./index.ts").hostToMend = () => "";
export const mendURL: typeof import("./index.ts").mendURL = () => undefined;
export const resolveReference: typeof import("./index.ts").resolveReference = () => undefined;
