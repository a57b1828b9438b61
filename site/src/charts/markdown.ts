import { type HTML, raw } from "../build/html.ts";
import { createMarkdown } from "../build/markdown.ts";

/** Renders Markdown whose links are relative to `docs/`. */
export type RenderMarkdown = (text: string) => HTML;

/** Creates the function that renders what the tools write for `docs/`, links to files included. */
export async function createRenderMarkdown(): Promise<RenderMarkdown> {
  const markdown = await createMarkdown();
  return (text) => raw(markdown.render(text, { source: "docs/benchmarks.md", page: { inputPath: "" } }));
}
