export type { Streams } from "./command.ts";
export type { Description, FailureDescription, HostDescription } from "./description.ts";
export type { AddressDescription, IPDescription, PrefixDescription, RangeDescription } from "./ip-description.ts";
export { run } from "./main.ts";
export { type Output, outputTo, type StreamOutput, type Terminal } from "./output.ts";
