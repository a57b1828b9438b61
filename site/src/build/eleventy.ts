/** What we use of Eleventy's configuration, which has no types of its own. */
export interface EleventyConfig {
  readonly ignores: Set<string>;
  addExtension(extension: string, options: { readonly key: string }): void;
  addGlobalData(name: string, value: unknown): void;
  addLayoutAlias(name: string, file: string): void;
  addPassthroughCopy(folders: Readonly<Record<string, string>>): void;
  addPlugin(plugin: unknown): void;
  addTemplate(path: string, content: string | (() => string), data: Readonly<Record<string, unknown>>): void;
  addTemplateFormats(formats: string): void;
  on(event: "eleventy.after", listener: (event: BuiltEvent) => Promise<void>): void;
  setLibrary(name: "md", library: unknown): void;
}

/** What Eleventy says when all pages are written. */
export interface BuiltEvent {
  readonly directories: { readonly output: string };
  readonly results: readonly { readonly url: string; readonly content: string; readonly outputPath: string }[];
}

/** The front matter of a page, and what Eleventy adds. */
export interface PageData {
  readonly title: string;
  /** One sentence, for search engines and for the list of results. */
  readonly description?: string;
  /** The page's own bundle: "playground" is `src/scripts/playground.ts` or `src/scripts/playground/index.ts`. */
  readonly script?: string;
  /** The page's own style sheet: "playground" is `src/styles/pages/playground.css`. */
  readonly style?: string;
  /** True for a page without the list of pages beside it. */
  readonly wide?: boolean;
  readonly content: string;
  readonly page: { readonly url: string; readonly inputPath: string };
}
