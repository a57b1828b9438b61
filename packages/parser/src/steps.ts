import type { HostSteps } from "@url/host/internal";
import type { Report } from "./error.ts";

/**
 * What the parser calls while it parses for a listener: the report itself, as in
 * `report?.("port-invalid", start, end)`, and as methods what has to be computed for a listener alone, as in
 * `report?.units(text, start, end)`. The parser imports none of them, so that a bundle without a listener, such as
 * `@url/api`, does not contain them.
 */
export interface Steps extends Report, HostSteps {
  /** What was trimmed and removed from `raw`. From here on, offsets are those of `text`. */
  source(raw: string, text: string, isURL: boolean): void;
  /** Every "@" of an authority. */
  credentials(text: string, start: number, end: number): void;
  /** The slash at `at`, if it is a "\\". */
  reverseSolidus(text: string, at: number): void;
  /**
   * Everything that is not a URL unit: what the path, opaque path, query and fragment states check for each code point.
   * A lone surrogate is not one, although the parser reads it as U+FFFD, which is.
   * With `isSpecialPath`, a "\\" is a wrong "/" and not a wrong code point.
   * @see https://url.spec.whatwg.org/#url-units
   */
  units(text: string, start: number, end: number, isSpecialPath?: boolean): void;
}
