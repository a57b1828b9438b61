import { hidePasswords, visible } from "@url/validator";
import { MAX_MESSAGE_COLUMNS } from "./bounds.ts";

/**
 * Formats a message as one line for standard error. It hides passwords, escapes control characters and cuts off what is too
 * long, because a message may repeat what was given.
 */
export function messageLine(who: string, message: string): string {
  return `${who}: ${visible(hidePasswords(message.replace(/\n/g, " ")), MAX_MESSAGE_COLUMNS)}\n`;
}

/** Returns what was given in quotation marks, short enough to leave room for the rest of the sentence. */
export function quoted(given: string): string {
  return `"${visible(hidePasswords(given), 100)}"`;
}
