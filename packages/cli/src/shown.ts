import { hidePasswords } from "@url/validator";

/** The option of every command that shows URLs. */
export const SHOW_PASSWORD = { "show-password": { type: "boolean" } } as const;

/** Its line in a help text, whose texts begin `width` columns behind the names of options. */
export function showPasswordHelp(width: number): string {
  return `  ${"--show-password".padEnd(width)}show passwords; otherwise they are shown as "***"`;
}

/** What becomes of a text before it is shown. */
export type Show = (text: string) => string;

/** Leaves texts as they are if a person asked for passwords, and hides those otherwise. */
export function showing(showPassword: boolean | undefined): Show {
  return showPassword ? (text) => text : hidePasswords;
}
