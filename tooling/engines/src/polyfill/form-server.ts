import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Calls `use` with the address of a server that stores what is posted to any path below it, and answers a GET of the
 * same path with the content type and the body, as JSON. The answer waits for the post, because a beacon arrives at any
 * time.
 */
export async function withFormServer<Result>(use: (address: string) => Promise<Result>): Promise<Result> {
  const forms = new Map<string, string>();
  const waiting = new Map<string, () => void>();
  const server = createServer((request, response) => {
    const { method, url: path = "/", headers } = request;
    // The page has another port, and so another origin.
    response.setHeader("access-control-allow-origin", headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const answer = () => response.end(forms.get(path));
      if (method === "POST") {
        const body = Buffer.concat(chunks).toString("utf8");
        forms.set(path, JSON.stringify({ type: headers["content-type"] ?? null, body }));
        response.end();
        waiting.get(path)?.();
      } else if (forms.has(path)) answer();
      else waiting.set(path, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
