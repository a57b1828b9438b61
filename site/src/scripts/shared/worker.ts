/**
 * Starts the worker `scripts/<name>-worker.js`, which is built from `src/scripts/<name>/worker.ts`. The Content Security
 * Policy allows one Trusted Types policy, this one, and it makes an address of a name of letters only.
 */
export function startWorker(name: string): Worker {
  const address = policy === undefined ? addressOf(name) : policy.createScriptURL(name);
  return new Worker(address, { type: "module", name });
}

/** What TypeScript's DOM library does not have yet. A trusted address is passed on where a string is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}

// Browsers without Trusted Types take the address as text.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("url-worker", {
  createScriptURL: addressOf,
});

function addressOf(name: string): string {
  if (!/^[a-z]+$/.test(name)) throw new TypeError(`The name of a worker has only the letters a to z: ${name}`);
  return new URL(`./${name}-worker.js`, import.meta.url).href;
}
