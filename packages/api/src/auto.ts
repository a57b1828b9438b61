// Has a side effect, which is the reason to import it, as `native.ts` has.
import { install } from "./auto/install.ts";

install(globalThis);
