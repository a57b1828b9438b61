/** The components that every reader returns, in their order in a URL. */
export const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

export type ComponentName = (typeof COMPONENTS)[number];

/** The components that one reader finds, in its own spelling, or why it rejects the text. `null` is absent. */
export type Reading =
  | { readonly reader: string; readonly ok: true; readonly components: Readonly<Record<ComponentName, string | null>> }
  | { readonly reader: string; readonly ok: false; readonly why: string };
