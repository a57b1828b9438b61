export type { Streams } from "./command.ts";
export type { Description, FailureDescription, HostDescription } from "./describe/description.ts";
export type {
  AddressDescription,
  IPDescription,
  PrefixDescription,
  RangeDescription,
} from "./describe/ip-description.ts";
export { run } from "./main.ts";
export { type Output, outputTo, type StreamOutput, type Terminal } from "./output/output.ts";
