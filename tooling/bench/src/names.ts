// Apart from the implementations, which nobody need load for their names.

export const OURS = "@url";
export const NATIVE = "native";
