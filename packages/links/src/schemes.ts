import { expectArray, expectText, refuse } from "@url/result/internal";

// Checks of the option `schemes`.

export function expectSchemes(value: unknown, where: string, name: string): void {
  expectArray(value, where, name);
  for (const scheme of value as readonly unknown[]) {
    expectText(scheme, where, name);
    if (!/^[a-z][a-z0-9+.-]{0,31}$/.test(scheme as string)) {
      refuse(scheme, where, name, "schemes in lower case, without a colon, of at most 32 characters", "string");
    }
  }
}

/** Refuses schemes whose URLs run code in the page that shows the link. */
export function expectSafeSchemes(value: unknown, where: string, name: string): void {
  for (const scheme of value as readonly string[]) {
    if (scheme === "javascript" || scheme === "vbscript" || scheme === "data") {
      refuse(scheme, where, name, "schemes that do not run code", "string");
    }
  }
}
