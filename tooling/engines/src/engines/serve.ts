import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Serves a page that runs the suite, and resolves to the report that it sends back. `open` receives the page's address,
 * and returns a function that closes the browser. A page needs no protocol to control the browser, so Debian's Firefox
 * works, and all browsers run in the same way.
 */
export async function runInPage<Report>(
  suite: string,
  open: (address: string) => () => Promise<void>,
): Promise<Report> {
  let heard: (report: Report) => void = () => {};
  const report = new Promise<Report>((resolve) => {
    heard = resolve;
  });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method === "POST") heard(JSON.parse(Buffer.concat(chunks).toString("utf8")));
      const [type, body] = request.url === "/suite.js" ? ["text/javascript", `${suite}\n${SEND}`] : ["text/html", PAGE];
      response.writeHead(200, { "content-type": `${type};charset=utf-8` }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the page has sent nothing for two minutes")), 120_000);
    });
    return await Promise.race([report, late]);
  } finally {
    clearTimeout(timer);
    await close();
    server.closeAllConnections();
    server.close();
  }
}

const PAGE = '<!doctype html><meta charset="utf-8"><title>suite</title><script src="/suite.js"></script>';
const SEND = 'Promise.resolve(runSuite()).then((body) => fetch("/report", { method: "POST", body }));';
