import { hidePasswords } from "@url/validator";
import type { ComponentName, Reading } from "./reading.ts";

/**
 * A reading of `input` without passwords. Where a reader sees no password in the userinfo, although the input may have
 * one, it may have put it anywhere: then no component is shown that is not in the input outside of the password.
 */
export function hideInReading(reading: Reading, input: string): Reading {
  if (!reading.ok) return reading;
  const shown = hidePasswords(input);
  const { components } = reading;
  const userinfo = hideInUserinfo(components.userinfo);
  const isFound = shown === input || userinfo !== components.userinfo;
  const hide = (text: string | null): string | null =>
    text === null || text === "" || text === "/" || isFound || shown.includes(text)
      ? text && hidePasswords(text)
      : HIDDEN;
  const hidden = Object.entries(components).map(([name, text]) => [name, name === "userinfo" ? userinfo : hide(text)]);
  return { ...reading, components: Object.fromEntries(hidden) as Record<ComponentName, string | null> };
}

/** What follows the first ":" is the password. */
function hideInUserinfo(userinfo: string | null): string | null {
  const colon = userinfo?.indexOf(":") ?? -1;
  if (userinfo === null || colon === -1) return userinfo;
  return userinfo.slice(0, colon + 1) + "*".repeat(userinfo.length - colon - 1);
}

const HIDDEN = "(hidden: see --show-password)";
