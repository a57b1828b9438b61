/** The package managers, and how each adds packages. */
export const MANAGERS = {
  npm: "npm install",
  pnpm: "pnpm add",
  Yarn: "yarn add",
  Bun: "bun add",
  Deno: "deno add",
} as const;

export type Manager = keyof typeof MANAGERS;

/** Returns an `npm install` command for another manager, or `null` for text that is anything else, or that has options. */
export function installCommand(text: string, manager: Manager): string | null {
  const names = /^npm install ([@\w]\S*(?: [@\w]\S*)*)$/.exec(text.trim())?.[1];
  if (names === undefined) return null;
  return `${MANAGERS[manager]} ${manager === "Deno" ? names.replace(/\S+/g, "npm:$&") : names}`;
}
