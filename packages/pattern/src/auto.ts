// The only module of this package with a side effect, which is the reason to import it.
import { install } from "./auto/install.ts";

export { URLPattern } from "./api/url-pattern.ts";

install(globalThis);
