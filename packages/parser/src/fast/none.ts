// The small build: nothing is handled here, so the rest of the package handles it. Exports the names of `index.ts`.

export const hasPlainAuthority: typeof import("./index.ts").hasPlainAuthority = () => false;
export const hostToMend: typeof import("./index.ts").hostToMend = () => "";
export const mendURL: typeof import("./index.ts").mendURL = () => undefined;
export const resolveReference: typeof import("./index.ts").resolveReference = () => undefined;
export const setCleanFragment: typeof import("./index.ts").setCleanFragment = () => undefined;
export const setCleanHost: typeof import("./index.ts").setCleanHost = () => undefined;
export const setCleanHostname: typeof import("./index.ts").setCleanHostname = () => undefined;
export const setCleanPath: typeof import("./index.ts").setCleanPath = () => undefined;
export const setCleanPort: typeof import("./index.ts").setCleanPort = () => undefined;
export const setCleanQuery: typeof import("./index.ts").setCleanQuery = () => undefined;
export const setCleanScheme: typeof import("./index.ts").setCleanScheme = () => undefined;
