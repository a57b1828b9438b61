import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";
import { HEADERS } from "./headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".xml": "application/xml",
};

/** Serves a folder on this machine with the headers of production, compressed if the client takes it. Port 0 chooses a free one. */
export async function serve(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = fileOf(folder, request.url ?? "/");
    const found = path ?? join(folder, "404.html");
    const type = TYPES[extname(found)] ?? "application/octet-stream";
    const isCompressed =
      !/^image\/(?:png|webp)$/.test(type) && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
    response.writeHead(path === undefined ? 404 : 200, {
      ...HEADERS,
      "Content-Type": type,
      Vary: "Accept-Encoding",
      ...(isCompressed && { "Content-Encoding": "gzip" }),
    });
    if (!existsSync(found)) response.end();
    else if (isCompressed) createReadStream(found).pipe(createGzip()).pipe(response);
    else createReadStream(found).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  return server;
}

function fileOf(folder: string, target: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(target.replace(/[?#].*$/, ""));
  } catch {
    return undefined;
  }
  // A leading "/" keeps `normalize` from climbing above the folder.
  const file = join(folder, normalize(`/${path}`), path.endsWith("/") ? "index.html" : "");
  return !path.includes("\0") && existsSync(file) && statSync(file).isFile() ? file : undefined;
}
