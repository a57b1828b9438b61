import type { HostSteps } from "@url/host";
import type { Report } from "./error.ts";

/**
 * Who hears all of a parse. A step of the parser that finds an error says so, `report?.("port-invalid", start, end)`;
 * what has to be computed for a listener alone is a method of it, `report?.units(text, start, end)`. The parser
 * imports none of these: where nobody listens, as in `@url/api`, no bundle has them.
 */
export type Listener = Report & HostSteps & ListenerSteps;

export interface ListenerSteps {
  /** What is trimmed and removed from `raw`. From then on the offsets of a report are those of `text`. */
  source(raw: string, text: string, isURL: boolean): void;
  /** Every "@" of an authority. */
  credentials(text: string, start: number, end: number): void;
  /** The slash at `at`, if it is a "\". */
  reverseSolidus(text: string, at: number): void;
  /**
   * What is no URL unit: what the path, opaque path, query and fragment states say of each code point in turn. A lone
   * surrogate is none, although the parser reads it as U+FFFD, which is one.
   * With `isSpecialPath` a "\" is a wrong "/" rather than a wrong code point.
   * @see https://url.spec.whatwg.org/#url-units
   */
  units(text: string, start: number, end: number, isSpecialPath?: boolean): void;
}
