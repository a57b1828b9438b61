/**
 * The Content Security Policy of every page: nothing inline, nothing from elsewhere, and no text that becomes a script.
 * The one Trusted Types policy makes the address of our own worker (src/scripts/shared/worker.ts).
 */
const POLICY: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types url-worker",
];

/** The policy for `<meta>`, for hosts that cannot send headers. */
export const META_POLICY: string = POLICY.join("; ");

/** The headers of every response. Browsers read `frame-ancestors` only in a header. */
export const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [...POLICY, "frame-ancestors 'none'"].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Returns the `_headers` file that hosts of static files read (Cloudflare Pages, Netlify). */
export function headersFile(): string {
  const lines = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n`;
}
