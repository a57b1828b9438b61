import { canonicalizeURL } from "@url/parser/internal";
import { expectFunction, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import { linksIn } from "./find-links.ts";
import type { Link } from "./link.ts";
import { type FindOptions, settingsOf } from "./options.ts";
import { hrefOf } from "./parse-link.ts";
import { replaceIn } from "./replace-links.ts";
import { expectSafeSchemes } from "./schemes.ts";

/** How {@link linkify} writes links. */
export interface LinkifyOptions extends FindOptions {
  /** The attribute `rel`. The default is "nofollow noopener"; "" leaves it out. */
  readonly rel?: string | undefined;
  /** The attribute `target`. */
  readonly target?: string | undefined;
  /** The attribute `class`. */
  readonly className?: string | undefined;
  /** Returns the text of a link, which is escaped. The default is the link as it stands in the text. */
  readonly label?: ((link: Link) => string) | undefined;
}

/**
 * Returns text as HTML with its links as `a` elements. All text and all attributes are escaped, and the address is what the URL
 * parser returns, so that no text can add markup. A link whose host the parser rejects stays text.
 * @throws TypeError if `text` is not a string, or for an option of the wrong type, RangeError for a wrong value, or for a scheme
 * that runs code, such as "javascript"
 * @example linkify("<b> example.com") // → '&#60;b&#62; <a href="https://example.com/" rel="nofollow noopener">example.com</a>'
 * @see https://www.unicode.org/reports/tr58/
 */
export function linkify(text: string, options?: LinkifyOptions): string {
  expectText(text, "linkify", "text");
  const settings = settingsOf(options, "linkify");
  expectOptions(options, "linkify", LINKIFY_OPTIONS);
  const attributes = attributesOf(options ?? {})
    .map(([name, value]) => ` ${name}="${escapeHTML(value)}"`)
    .join("");
  const label = options?.label ?? ((link: Link) => link.text);
  const write = (link: Link): string | null => {
    const href = canonicalizeURL(hrefOf(link));
    if (typeof href !== "string") return null;
    return `<a href="${escapeHTML(href)}"${attributes}>${escapeHTML(label(link))}</a>`;
  };
  return replaceIn(text, write, linksIn(text, settings), escapeHTML);
}

/** Returns the attributes of every link, in their order. */
export function attributesOf({ rel, target, className }: LinkifyOptions): readonly (readonly [string, string])[] {
  const all = [
    ["rel", rel ?? "nofollow noopener"],
    ["target", target ?? ""],
    ["class", className ?? ""],
  ] as const;
  return all.filter(([, value]) => value !== "");
}

function escapeHTML(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

type Own = Pick<LinkifyOptions, "rel" | "target" | "className" | "label" | "schemes">;

export const LINKIFY_OPTIONS: OptionChecks<Own> = {
  rel: expectText,
  target: expectText,
  className: expectText,
  label: expectFunction,
  schemes: expectSafeSchemes,
};
