import { hostTextOf, locate } from "@url/serializer/internal";
import type { HostError, HostReport } from "./error.ts";
import type { HostListener } from "./listener.ts";
import { hrefOf, type PlatformURL } from "./platform-href.ts";
import type { HostSteps } from "./steps.ts";

// The platform tier: the exports of `engine.ts`, which ask the platform's `URL`. They are as exact as that is.

/** Read when this module is loaded, because later the global may be our own class, which would call this function. */
const PLATFORM: PlatformURL | undefined = /* @__PURE__ */ Reflect.get(globalThis, "URL");

/**
 * Returns the `href` that the platform has for `input`, resolved against `base`; `null` if it rejects them.
 * @throws Error if the platform has no `URL`
 */
export function platformHref(input: string, base?: string): string | null {
  if (PLATFORM === undefined) throw new Error("url-platform: this engine has no URL");
  return hrefOf(PLATFORM, input, base);
}

/** Parses the host `input[start, end)` as the host of a URL. The error has no more to say than that it is not one. */
export function canonicalizeHost(
  input: string,
  isOpaque = false,
  _report?: HostSteps,
  start = 0,
  end: number = input.length,
): string | HostError {
  const text = input.slice(start, end);
  const href = CUT.test(text) ? null : platformHref(`${isOpaque ? "a" : "https"}://${text}/`);
  return href === null ? { code: "invalid-URL", start, end } : hostTextOf(locate(href))!;
}

/** Matches what would not be parsed as a host, but end it, precede it, or be removed from it. All of it is forbidden in hosts. */
const CUT = /[\t\n\r/\\?#@]|^[^[].*:|^:|\].*:/s;

export function createHostListener(report: HostReport): HostListener {
  return expectHostListener(report, "createHostListener");
}

export function expectHostListener(_: unknown, caller: string): never {
  throw new TypeError(
    `${caller}: report needs the full build, without the condition url-platform: the platform's URL reports no errors.`,
  );
}
