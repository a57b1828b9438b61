/** The classes that are tried. */
interface Classes {
  readonly URL: typeof URL;
  readonly URLSearchParams: typeof URLSearchParams;
}

/** What only some platforms have. */
interface Platform {
  readonly history?: { pushState(data: unknown, title: string, url: unknown): void };
  readonly location?: { readonly search: string };
  readonly Worker?: new (url: unknown, options: object) => EventTarget & { terminate(): void };
  readonly MessageChannel?: new () => Channel;
}

interface Channel {
  readonly port1: { postMessage(data: unknown): void; close(): void };
  readonly port2: { onmessage: (event: { readonly data: unknown }) => void };
}

/** What happens to a URL or parameters at each boundary of the platform, as a short text; "–" for one that it lacks. */
export async function boundaries(classes: Classes): Promise<Readonly<Record<string, string>>> {
  const url = new classes.URL("http://a.example/b?c=d");
  const params = new classes.URLSearchParams("c=d");
  const { history, location, Worker, MessageChannel } = globalThis as unknown as Platform;
  const has = (value: unknown, call: () => unknown): Promise<string> => (value ? told(call) : Promise.resolve("–"));
  return {
    "`instanceof`": await told(() => url instanceof URL && params instanceof URLSearchParams),
    "`structuredClone(url)`": await told(() => JSON.stringify(structuredClone(url))),
    "`structuredClone(params)`": await told(() => JSON.stringify(structuredClone(params))),
    "`postMessage(url)`": await has(MessageChannel, () => posted(new MessageChannel!(), url)),
    "`Request` with parameters": await told(() =>
      formOf(new Request("http://a.example/", { method: "POST", body: params })),
    ),
    "`Response` with parameters": await told(() => formOf(new Response(params))),
    "`new Request(url)`": await told(() => new Request(url).url === url.href),
    "`FormData`": await told(() => filled(url, params)),
    "`import(url)`": await told(() => imported(new classes.URL(MODULE))),
    "`new Worker(url)`": await has(Worker, () => answerOf(Worker!, classes)),
    "`history.pushState`": await has(history && location?.search !== undefined, () => pushed(classes)),
    "`URL.createObjectURL`": await told(() => typeof classes.URL.createObjectURL === "function"),
  };
}

const MODULE = "data:text/javascript,export default 7";

async function told(call: () => unknown): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, 5000, "no answer");
    });
    return String(await Promise.race([call(), late]));
  } catch (error) {
    return `throws ${(error as Error).name}`;
  } finally {
    clearTimeout(timer);
  }
}

async function formOf(body: Request | Response): Promise<string> {
  const type = body.headers.get("content-type")?.replace(/;.*/, "") ?? "no type";
  return `${type === "application/x-www-form-urlencoded" ? "form" : type}: ${await body.text()}`;
}

function filled(url: URL, params: URLSearchParams): string {
  const form = new FormData();
  form.append("url", url as unknown as string);
  form.append("params", params as unknown as string);
  return [...(form as unknown as Iterable<readonly [string, string]>)].map(([, value]) => value).join(" ");
}

async function imported(url: URL): Promise<boolean> {
  return (await import(url as unknown as string)).default === 7;
}

function posted({ port1, port2 }: Channel, url: URL): Promise<string> {
  return new Promise((resolve, reject) => {
    port2.onmessage = ({ data }) => {
      resolve(JSON.stringify(data));
      port1.close();
    };
    try {
      port1.postMessage(url);
    } catch (error) {
      port1.close();
      reject(error as Error);
    }
  });
}

function answerOf(Worker: NonNullable<Platform["Worker"]>, classes: Classes): Promise<boolean> {
  const code = URL.createObjectURL(new Blob(["postMessage(7)"], { type: "text/javascript" }));
  const worker = new Worker(new classes.URL(code), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", (event) => {
      resolve((event as MessageEvent).data === 7);
      worker.terminate();
    });
    worker.addEventListener("error", () => reject(new Error("the worker failed")));
  });
}

function pushed(classes: Classes): boolean {
  const { history, location } = globalThis as unknown as Required<Platform>;
  const before = (location as unknown as { href: string }).href;
  history.pushState(null, "", new classes.URL("?pushed", before));
  const works = location.search === "?pushed";
  history.pushState(null, "", before);
  return works;
}
