// The accelerators: each gives what the rest of the package gives, sooner. `none.ts` stands for them in the small build.

export { canonicalizeIPv4At } from "@url/ipv4/internal";
export { decodeByEngine } from "@url/percent/internal";
export { isASCIIDomain, isPlainDomain } from "./ascii-domain.ts";
