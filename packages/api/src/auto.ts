// The one module of the house with a side effect: import it for that.
import { install } from "./auto/install.ts";

install(globalThis);
