// In a separate module, so that code can read the names without loading the implementations.

export const OURS = "@url";
export const NATIVE = "native";
