import { ASCII_DOMAIN } from "../forbidden.ts";

/** Returns true for most hosts: lower-case, with a last label that cannot be a number. One test instead of three. */
export function isPlainDomain(text: string): boolean {
  return /^(?:[a-z0-9_.-]*\.)?[a-z_][a-z0-9_-]*\.?$/.test(text);
}

/** Returns true if only the case of a domain can need work. One test instead of two. */
export function isASCIIDomain(text: string): boolean {
  return ASCII_DOMAIN.test(text);
}
