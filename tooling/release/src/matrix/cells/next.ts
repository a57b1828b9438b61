import { readFileSync } from "node:fs";
import { join } from "node:path";
import { programOf, verify } from "../program.ts";
import type { Cell } from "./cell.ts";

/** Next.js renders the page while it builds, with a component of the server and one of the browser. */
export const NEXT: Cell = {
  name: "next",
  often: false,
  ways: ["a build with Turbopack", "a build with webpack", "server and client components"],
  note: "",
  async run({ portable, install }) {
    const project = await install("npm");
    const text = '"matrix: " + count + " entries, wrong: " + JSON.stringify(wrong)';
    const component = (name: string) => `export default function ${name}() { return <p>{${text}}</p>; }`;
    project.write("app/layout.jsx", "export default ({ children }) => <html><body>{children}</body></html>;\n");
    project.write("app/server.jsx", programOf(portable, "esm", component("Server")));
    project.write("app/client.jsx", `"use client";\n${programOf(portable, "esm", component("Client"))}`);
    project.write(
      "app/page.jsx",
      'import Client from "./client";\nimport Server from "./server";\nexport default () => <><Server /><Client /></>;\n',
    );
    for (const bundler of ["--turbopack", "--webpack"]) {
      await project.bin("next", ["build", bundler], { NEXT_TELEMETRY_DISABLED: "1" });
      const page = readFileSync(join(project.folder, ".next/server/app/index.html"), "utf8");
      const [, ...paragraphs] = page.split("<p>");
      if (paragraphs.length !== 2) throw new Error(`the page has ${paragraphs.length} paragraphs`);
      for (const paragraph of paragraphs) verify(paragraph.replaceAll("&quot;", '"'), portable);
    }
  },
};
