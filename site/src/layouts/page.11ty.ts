import type { PageData } from "../build/eleventy.ts";
import { META_POLICY } from "../build/headers.ts";
import { html, raw } from "../build/html.ts";
import { NAVIGATION } from "../build/navigation.ts";
import { addressOf, REPOSITORY } from "../build/root.ts";
import { pictureOf, SIZE } from "../build/social-picture.ts";

/** The frame of every page: head, navigation, search, footer. */
export function render({ title, description, script, style, content, page }: PageData): string {
  const isFront = page.url === "/";
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${META_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${isFront ? title : `${title} · @url`}</title>
${description && html`<meta name="description" content="${description}">`}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="canonical" href="${addressOf(page.url)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="@url">
<meta property="og:title" content="${title}">
<meta property="og:url" content="${addressOf(page.url)}">
${description && html`<meta property="og:description" content="${description}">`}
<meta property="og:image" content="${addressOf(pictureOf(page.url))}">
<meta property="og:image:width" content="${SIZE.width}">
<meta property="og:image:height" content="${SIZE.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<link rel="stylesheet" href="/styles/site.css">
${style && html`<link rel="stylesheet" href="/styles/${style}.css">`}
<link rel="stylesheet" href="/styles/dark.css" id="dark" media="(prefers-color-scheme: dark)">
<script src="/scripts/theme.js"></script>
<script type="module" src="/scripts/site.js"></script>
${script && html`<script type="module" src="/scripts/${script}.js"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="name" href="/" ${isFront && raw('aria-current="page"')}>@url</a>
<nav aria-label="Site">
<ul>
${NAVIGATION.map(
  ({ name, url }) => html`<li><a href="${url}"${isIn(page.url, url) && raw(' aria-current="true"')}>${name}</a></li>\n`,
)}<li><a href="${REPOSITORY}">GitHub</a></li>
</ul>
</nav>
<search class="search">
<input id="search" type="search" role="combobox" disabled placeholder="Search  /" aria-label="Search" aria-keyshortcuts="/" aria-expanded="false" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<div id="search-results" class="search-results" role="listbox" aria-label="Results" hidden></div>
<div id="search-status" class="only-spoken" role="status"></div>
</search>
<button type="button" id="theme" class="theme" hidden>Auto</button>
</header>
${raw(content)}
<footer class="bottom">
<p>@url is the <a href="https://url.spec.whatwg.org/">URL Standard</a> in small packages. MIT license. <a href="${REPOSITORY}">Source</a> · <a href="/security/">Security</a></p>
</footer>
</body>
</html>
`.html;
}

function isIn(url: string, section: string): boolean {
  return url.startsWith(section);
}
