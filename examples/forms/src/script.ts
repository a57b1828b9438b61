import { send } from "./client.ts";

// What the page has beside its form: a function to try in the console.
Object.assign(globalThis, { send });
