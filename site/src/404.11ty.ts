import { html } from "./build/html.ts";

export const data = {
  title: "Not found",
  permalink: "/404.html",
  wide: true,
};

export function render(): string {
  return html`<h1>There is no such page</h1>
<p>The address leads nowhere. Search, or go to the <a href="/guide/">guide</a>.</p>`.html;
}
