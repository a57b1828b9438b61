import { answerLater } from "./answer.ts";
import type { Request } from "./messages.ts";

/** Answers what would take longer than a frame. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Request>) => void;
  postMessage(message: unknown): void;
};
scope.onmessage = async ({ data }) => scope.postMessage(await answerLater(data, URL));
