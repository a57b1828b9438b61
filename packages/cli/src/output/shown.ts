import { hidePasswords } from "@url/validator";

/** The option of every command that shows URLs. */
export const SHOW_PASSWORD = { "show-password": { type: "boolean" } } as const;

/** Returns its line in a help text, in which the names of options take `width` columns. */
export function showPasswordHelp(width: number): string {
  return `  ${"--show-password".padEnd(width)}show passwords; otherwise they are shown as "***"`;
}

/** Converts a text before it is shown. */
export type Show = (text: string) => string;

/** Returns a function that hides passwords, unless the user asked to see them. */
export function showing(showPassword: boolean | undefined): Show {
  return showPassword ? (text) => text : hidePasswords;
}
