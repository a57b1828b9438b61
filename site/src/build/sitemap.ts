import { escapeHTML } from "./html.ts";
import { addressOf } from "./root.ts";

/** Returns `sitemap.xml` with the pages of these addresses, except for the page of what was not found. */
export function sitemap(urls: readonly string[]): string {
  const pages = urls.filter((url) => url.endsWith("/")).sort();
  const lines = pages.map((url) => `<url><loc>${escapeHTML(addressOf(url))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("")}</urlset>\n`;
}
