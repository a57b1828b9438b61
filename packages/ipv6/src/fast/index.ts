// The accelerators: each gives what the rest of the package gives, sooner. `none.ts` stands for them in the small build.
export { writeIPv6 } from "./write.ts";
