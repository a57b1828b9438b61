/** Whose classes are tried: the platform's own, or those of an entry. */
export type Entry = "platform" | "plain" | "native";

export const ENTRIES: readonly Entry[] = ["plain", "native", "platform"];

/** The module of each. The platform has none. */
export const MODULES: Readonly<Record<Entry, string | undefined>> = {
  plain: "@url/api",
  native: "@url/api/native",
  platform: undefined,
};
