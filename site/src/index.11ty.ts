import { html } from "./build/html.ts";

export const data = {
  title: "@url: the URL Standard, in pieces you can hold",
  description:
    "The URL Standard as small TypeScript packages: exact on every engine, and they say what is wrong and where.",
  layout: "page",
  permalink: "/index.html",
  script: "front",
  style: "front",
};

export function render(): string {
  return html`<main id="main" tabindex="-1" class="front">
<h1>The URL Standard, in pieces you can hold.</h1>
</main>`.html;
}
