import type { Rule } from "./eslint.ts";
import { noSpoof } from "./rules/no-spoof.ts";
import { validURL } from "./rules/valid-url.ts";

/**
 * The name and the namespace of the plugin, which ESLint uses to cache its results.
 * @see https://eslint.org/docs/latest/extend/plugins#metadata-in-plugins
 */
export const meta: { readonly name: string; readonly namespace: string } = {
  name: "@url/eslint-plugin",
  namespace: "@url",
};

/**
 * The rules, by their names without the namespace.
 * @see https://eslint.org/docs/latest/extend/plugins#rules-in-plugins
 */
export const rules: Readonly<Record<"valid-url" | "no-spoof", Rule>> = { "valid-url": validURL, "no-spoof": noSpoof };

/** A flat config with both rules; it is for files of every language. */
export interface RecommendedConfig {
  readonly name: string;
  readonly plugins: Record<string, { readonly meta: typeof meta; readonly rules: Record<string, Rule> }>;
  readonly rules: Record<string, "error" | "warn">;
}

/**
 * The configs: `recommended` has mistakes as errors, and what may deceive as warnings.
 * @see https://eslint.org/docs/latest/extend/plugins#configs-in-plugins
 */
export const configs: { readonly recommended: RecommendedConfig } = {
  recommended: {
    name: "@url/recommended",
    plugins: { "@url": { meta, rules } },
    rules: { "@url/valid-url": "error", "@url/no-spoof": "warn" },
  },
};
