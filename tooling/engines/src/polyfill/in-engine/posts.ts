import type { Form } from "./report.ts";

/** The address of a form server. */
declare const SERVER: string;

/** Functions that only browsers have. Everything with a `fetch` has the others. */
interface Platform {
  readonly navigator?: { sendBeacon?(url: string, body: unknown): boolean };
  readonly XMLHttpRequest?: new () => {
    onloadend: () => void;
    open(method: string, url: string): void;
    setRequestHeader(name: string, value: string): void;
    send(body: unknown): void;
  };
}

const FORM = "application/x-www-form-urlencoded;charset=UTF-8";

/** Sends `body` in every way that the platform has, with the content type of a form if `typed` is set. */
export async function sendEverywhere(body: URLSearchParams | string, typed: boolean): Promise<Record<string, Form>> {
  const { navigator, XMLHttpRequest } = globalThis as unknown as Platform;
  const headers = typed ? { "content-type": FORM } : {};
  const forms: Record<string, Form> = {};
  forms.fetch = await seen((url) => fetch(url, { method: "POST", headers, body }));
  forms.Request = await seen((url) => fetch(new Request(url, { method: "POST", headers, body })));
  forms.Response = await formOf(async () => {
    const response = new Response(body, { headers });
    return { type: response.headers.get("content-type"), body: await response.text() };
  });
  if (navigator?.sendBeacon !== undefined) {
    // A beacon has no headers: a blob has the type instead.
    const data = typed ? new Blob([String(body)], { type: FORM }) : body;
    forms.sendBeacon = await seen((url) => navigator.sendBeacon!(url, data));
  }
  if (XMLHttpRequest !== undefined) {
    forms.XMLHttpRequest = await seen(
      (url) =>
        new Promise<void>((resolve) => {
          const request = new XMLHttpRequest();
          request.onloadend = resolve;
          request.open("POST", url);
          for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
          request.send(body);
        }),
    );
  }
  return forms;
}

let count = 0;

/** Returns what the server receives in the request that `send` makes to the address that it is passed. */
function seen(send: (url: string) => unknown): Promise<Form> {
  return formOf(async () => {
    const url = `${SERVER}${count++}`;
    await send(url);
    return (await (await fetch(url)).json()) as Form;
  });
}

/** The type without its parameters: engines write the charset in different ways, and workerd writes none. */
async function formOf(read: () => Promise<{ readonly type: string | null; readonly body: string }>): Promise<Form> {
  try {
    const { type, body } = await read();
    return { type: (type ?? "").split(";", 1)[0]!.toLowerCase(), body };
  } catch (error) {
    return { type: `throws ${(error as Error).name}`, body: "" };
  }
}
