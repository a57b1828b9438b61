export { hostile } from "./hostile.ts";
export { host, ipv4, ipv6 } from "./hosts.ts";
export { everydayURL, nearlyNormalURL, normalURL } from "./normal.ts";
export { type Assignment, assignment, type Setter } from "./setters.ts";
export { anyString, mutated, piece, text } from "./texts.ts";
export { BASES, base, input, itemOf, path, port, scheme, wptInputs } from "./urls.ts";
export { validURL } from "./valid.ts";
