import { findSpoofs, type SpoofCode } from "@url/display";
import { protectNames } from "@url/display/confusables";
import type { Rule, RuleContext } from "../eslint.ts";
import { findURLs } from "../places/find-urls.ts";
import { locationOf } from "../places/placed-url.ts";

/** The options of the rule `no-spoof`. */
export interface NoSpoofOptions {
  /** Domains that no other may look like, such as those of your own. */
  readonly protect?: readonly string[] | undefined;
  /** What is not reported. The default is what programs often do on purpose: {@link ON_PURPOSE}. */
  readonly ignore?: readonly SpoofCode[] | undefined;
}

/** Reports what `findSpoofs` of `@url/display` finds in the URLs of a file: what a reviewer takes for something else. */
export const noSpoof: Rule = {
  meta: {
    type: "problem",
    docs: {
      description: "Disallow URLs that look like other ones",
      url: "https://github.com/OWNER/url/tree/main/packages/eslint-plugin#readme",
      recommended: true,
    },
    schema: [
      {
        type: "object",
        properties: {
          protect: { type: "array", items: { type: "string" } },
          ignore: { type: "array", items: { type: "string" } },
        },
        additionalProperties: false,
      },
    ],
    messages: { spoof: "{{message}} ({{code}})" },
  },
  create(context: RuleContext) {
    const { protect = [], ignore = ON_PURPOSE } = (context.options[0] ?? {}) as NoSpoofOptions;
    const options = { protect: protectNames(protect) };
    return findURLs(context, (source) => (url) => {
      // A text that begins with "//" has a host, and gets its scheme from the page.
      const scheme = /^[/\\]{2}/.test(url.text) && url.base.kind !== "none" ? "https:" : "";
      const spoofs = findSpoofs(scheme + url.text, options);
      if (!spoofs.ok) return;
      for (const { code, start, end, message } of spoofs.value) {
        if (ignore.includes(code)) continue;
        const range = url.rangeOf(Math.max(start - scheme.length, 0), Math.max(end - scheme.length, 0));
        context.report({ loc: locationOf(source, range), messageId: "spoof", data: { message, code } });
      }
    });
  },
};

/** Credentials and backslashes are errors of the Standard, which the other rule reports. */
const ON_PURPOSE: readonly SpoofCode[] = ["backslash", "credentials", "domain-in-path", "nested-url", "no-host"];
