declare const LACKING: boolean;

/** The platform's own class, before the polyfill is loaded. */
export const own: typeof URL | undefined = globalThis.URL;

// Like Chrome 119, Firefox 114 and Safari 16: their classes are replaced, and everything else is the platform's own.
if (LACKING) Reflect.deleteProperty(own!, "canParse");
