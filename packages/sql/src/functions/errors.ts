import { createListener, parseURL } from "@url/parser";

/** Returns the code of the error that keeps a text from being a URL; null if it is a URL. */
export function errorOf(text: string): string | null {
  const parsed = parseURL(text);
  return parsed.ok ? null : parsed.error.code;
}

/**
 * Returns the codes of all validation errors, fatal or not, with commas between them. Each is there once, so that a megabyte
 * of spaces is one code, and not a million.
 */
export function errorsOf(text: string): string {
  const codes = new Set<string>();
  parseURL(text, {
    report: createListener((code) => {
      codes.add(code);
    }),
  });
  return Array.from(codes).join(",");
}
