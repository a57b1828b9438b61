import { buildSite } from "./build-site.ts";
import { serve } from "./serve.ts";

/** `npm run site:build` builds the site; `npm run site` builds and serves it. */
const out = await buildSite();
if (process.argv.includes("--serve")) {
  const port = Number(process.env.PORT ?? 8080);
  await serve(out, port);
  console.log(`The site is at http://localhost:${port}/`);
} else {
  console.log(`The site is in ${out}`);
}
