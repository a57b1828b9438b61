import type { EleventyConfig } from "./eleventy.ts";

/** Adds a page at the address `url`, which begins and ends with "/". */
export type AddPage = (url: string, title: string, description: string, content: () => string) => void;

/** Returns the function that adds pages with the style sheet `pages/<style>.css`. */
export function createAddPage(config: EleventyConfig, style: string): AddPage {
  return (url, title, description, content) => {
    const data = { title, description, style, permalink: `${url}index.html` };
    config.addTemplate(`${url.slice(1)}index.11ty.ts`, content, data);
  };
}
