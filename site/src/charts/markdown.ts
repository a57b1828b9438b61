import { type HTML, raw } from "../build/html.ts";
import { createMarkdown } from "../build/markdown.ts";

/** Renders Markdown whose links are relative to `docs/`. */
export type RenderMarkdown = (text: string) => HTML;

/** Creates the function that renders what the tools write for `docs/`, links to files included. */
export async function createRenderMarkdown(): Promise<RenderMarkdown> {
  const markdown = await createMarkdown();
  return (text) => {
    const html = markdown.render(text, { source: "docs/benchmarks.md", page: { inputPath: "" } });
    // The policy forbids style attributes, which is how markdown-it aligns columns.
    return raw(html.replace(/ style="text-align:right"/g, ' class="number"'));
  };
}
