import { createRequire } from "node:module";

/**
 * @throws Error if the undici that is imported here is not version 7. Node's `fetch` hands its own handlers to a
 * dispatcher: Node 20 to 24 have those of undici 6 and 7, which 8 does not take, and Node 26 has those of 8, which 6
 * does not take.
 */
export function expectSupportedUndici(manifest = "undici/package.json"): void {
  const { version } = createRequire(import.meta.url)(manifest) as { version: string };
  if (!version.startsWith("7.")) throw new Error(`guardedDispatcher: undici must be version 7, but is ${version}.`);
}
