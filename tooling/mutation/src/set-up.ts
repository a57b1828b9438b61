import { hooksOfProcess } from "./hooks.ts";

// Before any source is loaded: all of them take the hooks when they are.
hooksOfProcess();
