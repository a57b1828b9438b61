/** Public functions that `calls` has no input for, by the reason. Each name is the entry and the name in docs/api. */
export const WITHOUT_TEXT: Readonly<Record<string, readonly string[]>> = {
  "It takes numbers, or a fixed number of them.": [
    "@url/ip fromBigInt",
    "@url/ip fromBytes",
    "@url/ipv4 serializeIPv4",
    "@url/ipv4/bytes ipv4FromBytes",
    "@url/ipv4/bytes ipv4ToBytes",
    "@url/ipv6 serializeIPv6",
    "@url/percent isInSet",
    "@url/percent isURLCodePoint",
    "@url/percent percentEncodeByte",
    "@url/whatwg-url serializeInteger",
  ],
  "It takes nothing, or returns something about what it is given without reading text.": [
    "@url/cli outputTo",
    "@url/host createListener",
    "@url/ip/special classifyHost",
    "@url/ip/special specialBlocks",
    "@url/parser createListener",
    "@url/result orThrow",
    "@url/urlencoded/body statusOf",
    "@url/validator baseKindOf",
  ],
};

/** Classes that are those of `@url/api`. */
export const SAME_CLASS: readonly string[] = ["@url/whatwg-url URL", "@url/whatwg-url URLSearchParams"];
