import { EleventyHtmlBasePlugin } from "@11ty/eleventy";
import { writeAssets } from "./src/build/assets.ts";
import type { EleventyConfig } from "./src/build/eleventy.ts";
import { createMarkdown } from "./src/build/markdown.ts";
import { addRepositoryPages } from "./src/build/repository-pages.ts";
import { addFigurePages } from "./src/charts/add-pages.ts";
import { addReferencePages } from "./src/reference/add-pages.ts";

/** What is served under a folder, such as GitHub's pages of a project, sets `SITE_BASE=/url/`. */
const pathPrefix = process.env.SITE_BASE ?? "/";

export default async function configure(config: EleventyConfig): Promise<object> {
  config.addExtension("11ty.ts", { key: "11ty.js" });
  config.addTemplateFormats("11ty.ts");
  config.addPlugin(EleventyHtmlBasePlugin);
  config.setLibrary("md", await createMarkdown());
  config.addLayoutAlias("page", "page.11ty.ts");
  config.addLayoutAlias("article", "article.11ty.ts");
  config.addGlobalData("layout", "article");
  config.ignores.add("src/scripts/**");
  config.ignores.add("src/styles/**");
  config.addPassthroughCopy({ "src/static": "/" });
  addRepositoryPages(config);
  await addReferencePages(config);
  await addFigurePages(config);
  config.on("eleventy.after", writeAssets);
  return {
    dir: { input: "src", includes: "layouts", output: process.env.SITE_OUT ?? "dist" },
    pathPrefix,
    markdownTemplateEngine: false,
    templateFormats: ["md", "11ty.ts"],
  };
}
