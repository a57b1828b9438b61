import { hidePasswords, visible } from "@url/validator";
import { MAX_MESSAGE_COLUMNS } from "./bounds.ts";

/**
 * A message as one line for standard error. It may repeat what was given: passwords are hidden, what would steer a
 * terminal is escaped, and what is too long is cut off.
 */
export function messageLine(who: string, message: string): string {
  return `${who}: ${visible(hidePasswords(message.replace(/\n/g, " ")), MAX_MESSAGE_COLUMNS)}\n`;
}

/** What was given, in quotation marks, short enough to leave room for the words around it. */
export function quoted(given: string): string {
  return `"${visible(hidePasswords(given), 100)}"`;
}
