import { createURLPolicy, type URLPolicy } from "@url/validator";

/** The address of a public page: only https, a domain with a dot and no IP address, no password. */
export const PUBLIC_PAGE: URLPolicy = createURLPolicy({
  schemes: ["https"],
  hostKinds: ["domain"],
  requireDot: true,
  credentials: false,
  maxLength: 2000,
});
