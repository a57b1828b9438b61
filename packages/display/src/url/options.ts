import { expectBoolean, expectFunction, expectLimit, expectOptions, oneOf, refuse } from "@url/result/internal";
import type { Direction } from "./join.ts";

/** How {@link displayHost} shows a host. */
export interface DisplayHostOptions {
  /** False leaves out a label "www" or "m" in front of the registrable domain. The default is true. */
  readonly www?: boolean | undefined;
  /**
   * What is done if the text has right-to-left characters. "isolate", the default, puts the text between U+2066 and U+2069, and
   * each component with such characters too, so that a path cannot be shown in front of the host. "embed" does the first
   * only. "none" adds no characters, for a page that sets `dir="ltr"` and isolates the parts itself.
   */
  readonly direction?: Direction | undefined;
}

/** How {@link displayURL} shows a URL. */
export interface DisplayOptions extends DisplayHostOptions {
  /**
   * Whether the scheme is shown. "hide-https" leaves out `https://`, and "hide" the scheme of every URL with a host, for a
   * place in which only one scheme occurs. The default is "show".
   */
  readonly scheme?: "show" | "hide" | "hide-https" | undefined;
  /**
   * Whether the path, the query and the fragment of a URL with a host are shown. "hide-bidi" leaves them out if the URL has
   * right-to-left characters. The default is "show".
   */
  readonly path?: "show" | "hide" | "hide-bidi" | undefined;
  /** How wide the text may be. The scheme, the registrable domain and the port are shown even if they are wider. */
  readonly maxWidth?: number | undefined;
  /** The longest URL that is read, in UTF-16 code units. A longer one fails with `too-long`. The default is no limit. */
  readonly maxLength?: number | undefined;
  /** Measures the width of text, for `maxWidth`. The default counts code points. */
  readonly measure?: ((text: string) => number) | undefined;
}

/** Checks the options of a host. */
export function expectHostOptions(options: DisplayHostOptions | undefined): void {
  expectOptions(options, "displayHost", HOST);
}

/** Checks the options of a URL. */
export function expectDisplayOptions(options: DisplayOptions | undefined): void {
  expectOptions(options, "displayURL", {
    ...HOST,
    scheme: oneOf("show", "hide", "hide-https"),
    path: oneOf("show", "hide", "hide-bidi"),
    maxWidth: expectWidth,
    maxLength: expectLimit,
    measure: expectFunction,
  });
}

const HOST = { www: expectBoolean, direction: /* @__PURE__ */ oneOf("isolate", "embed", "none") };

function expectWidth(value: unknown, where: string, name: string): void {
  if (typeof value !== "number" || !(value >= 0)) refuse(value, where, name, "a non-negative number", "number");
}
