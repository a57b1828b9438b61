/** A server of `examples/forms/servers`, with one version of its framework. */
export interface Server {
  readonly name: string;
  /** Its file, without the extension; a folder if the framework builds it. */
  readonly file: string;
  /** The packages that it needs beside those that all of them need. */
  readonly tools: readonly string[];
  /** What runs it. Next.js and React Router are built and started by their own commands. */
  readonly runtime: "node" | "bun" | "deno" | "next" | "react-router";
  readonly args?: readonly string[];
  /** Whether something in front of it has read the whole body, so that it has no connection to end. */
  readonly isBehind?: boolean;
  /** Whether CI runs it at every push: one of each kind, for each takes seconds. */
  readonly often: boolean;
}

/** Every server, in the order of the page. `tooling/data/server-versions.json` has the versions of the tools. */
export const SERVERS: readonly Server[] = [
  { name: "Node `http`", file: "node", tools: [], runtime: "node", often: true },
  { name: "Express 4", file: "express", tools: ["express@4", "@types/express@4"], runtime: "node", often: false },
  { name: "Express 5", file: "express", tools: ["express", "@types/express"], runtime: "node", often: true },
  { name: "Fastify 4", file: "fastify", tools: ["fastify@4"], runtime: "node", often: false },
  { name: "Fastify 5", file: "fastify", tools: ["fastify"], runtime: "node", often: true },
  { name: "Koa 2", file: "koa", tools: ["koa@2", "@types/koa@2"], runtime: "node", often: false },
  { name: "Koa 3", file: "koa", tools: ["koa", "@types/koa"], runtime: "node", often: false },
  { name: "Hono, Node", file: "hono-node", tools: ["hono", "@hono/node-server"], runtime: "node", often: true },
  { name: "Hono, Bun", file: "hono-bun", tools: ["hono", "@types/bun"], runtime: "bun", often: false },
  { name: "Hono, Deno", file: "hono-deno", tools: ["hono", "@types/deno"], runtime: "deno", often: false },
  { name: "Fetch, Node (srvx)", file: "fetch-node", tools: ["srvx"], runtime: "node", often: false },
  { name: "Fetch, Bun", file: "fetch-bun", tools: ["@types/bun"], runtime: "bun", often: false },
  { name: "Fetch, Deno", file: "fetch-deno", tools: ["@types/deno"], runtime: "deno", often: false },
  { name: "h3 1", file: "h3-1", tools: ["h3@1"], runtime: "node", often: false },
  { name: "h3 2", file: "h3-2", tools: ["h3"], runtime: "node", often: false },
  { name: "Nest on Express", file: "nest-express-main", tools: [...nest("express")], runtime: "node", often: false },
  { name: "Nest on Fastify", file: "nest-fastify-main", tools: [...nest("fastify")], runtime: "node", often: false },
  {
    name: "Next.js",
    file: "next",
    tools: ["next", "react", "react-dom", "@types/react"],
    runtime: "next",
    often: false,
  },
  {
    name: "React Router",
    file: "react-router",
    tools: [
      "react-router",
      "@react-router/node",
      "@react-router/serve",
      "@react-router/dev",
      "vite",
      "isbot",
      "react",
      "react-dom",
      "@types/react",
      // It does not take a newer one.
      "typescript@6",
    ],
    runtime: "react-router",
    often: false,
  },
  {
    name: "Lambda, API Gateway 1.0",
    file: "lambda-gateway",
    tools: [],
    runtime: "node",
    args: ["1.0"],
    isBehind: true,
    often: false,
  },
  {
    name: "Lambda, API Gateway 2.0",
    file: "lambda-gateway",
    tools: [],
    runtime: "node",
    args: ["2.0"],
    isBehind: true,
    often: false,
  },
  {
    name: "Lambda, load balancer",
    file: "lambda-gateway",
    tools: [],
    runtime: "node",
    args: ["balancer"],
    isBehind: true,
    often: false,
  },
];

function nest(platform: "express" | "fastify"): string[] {
  const own = platform === "express" ? ["express", "@types/express"] : ["fastify"];
  return ["@nestjs/core", "@nestjs/common", `@nestjs/platform-${platform}`, "reflect-metadata", "rxjs", ...own];
}
