/** The components that every reader can be asked for, in the order in which they stand. */
export const COMPONENTS = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const;

export type ComponentName = (typeof COMPONENTS)[number];

/** How one reader takes a text apart, in its own spelling; or why it does not. `null` is absent. */
export type Reading =
  | { readonly reader: string; readonly ok: true; readonly components: Readonly<Record<ComponentName, string | null>> }
  | { readonly reader: string; readonly ok: false; readonly why: string };
