import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A registry for npm packages on this machine. */
export interface Registry {
  /** Such as `http://localhost:4873`, without a "/" at the end. */
  readonly url: string;
  /** The names of the packages that were published. */
  readonly names: () => string[];
  close(): Promise<void>;
}

/** What `npm publish` sends, as far as it is read here. */
interface Publication {
  readonly name: string;
  readonly "dist-tags": Record<string, string>;
  readonly versions: Record<string, Version>;
  readonly _attachments: Record<string, { readonly data: string }>;
  time?: Record<string, string>;
}

interface Version {
  readonly version: string;
  readonly dist: { tarball: string };
}

/**
 * Starts a registry that has only what is published to it. It keeps everything in memory. A project that uses it
 * names it for the scope `@url`, and gets all other packages from where its package manager gets them anyway. With
 * `upstream`, the address of another registry, it can be named for all packages: it redirects requests for others, and what is
 * published here is newer than what that one has.
 */
export async function startRegistry(upstream?: string): Promise<Registry> {
  const documents = new Map<string, Publication>();
  const tarballs = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.split("?")[0]!.slice(1));
    if (request.method === "PUT") publish(request, response).catch((error) => answer(response, 500, String(error)));
    else if (tarballs.has(path)) answer(response, 200, tarballs.get(path)!);
    else if (documents.has(path)) show(path, response).catch((error) => answer(response, 500, String(error)));
    else if (upstream === undefined) answer(response, 404, "{}");
    else response.writeHead(302, { location: new URL(request.url!.slice(1), upstream).href }).end();
  });
  async function show(name: string, response: ServerResponse): Promise<void> {
    const own = documents.get(name)!;
    const found = upstream === undefined ? undefined : await fetch(new URL(name.replace("/", "%2f"), upstream));
    const older = found?.ok ? ((await found.json()) as Publication) : undefined;
    const time = { ...older?.time, ...own.time };
    answer(response, 200, JSON.stringify({ ...own, time, versions: { ...older?.versions, ...own.versions } }));
  }

  server.listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function publish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { _attachments, ...document } = JSON.parse(Buffer.concat(chunks).toString()) as Publication;
    const [attachment] = Object.values(_attachments);
    for (const version of Object.values(document.versions)) {
      const path = `${document.name}/-/${version.version}.tgz`;
      version.dist.tarball = `${url}/${path}`;
      tarballs.set(path, Buffer.from(attachment!.data, "base64"));
    }
    // Like a registry, it keeps the versions that were published before.
    const versions = { ...documents.get(document.name)?.versions, ...document.versions };
    const time = Object.fromEntries(Object.keys(versions).map((version) => [version, PUBLISHED]));
    documents.set(document.name, { ...document, versions, time } as Publication);
    answer(response, 201, "{}");
  }

  return {
    url,
    names: () => [...documents.keys()].sort(),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

/** Package managers do not install a version in its first days. So these are old. */
const PUBLISHED = "2020-01-01T00:00:00.000Z";

function answer(response: ServerResponse, status: number, body: string | Buffer): void {
  response.writeHead(status, {
    "content-type": typeof body === "string" ? "application/json" : "application/octet-stream",
  });
  response.end(body);
}
