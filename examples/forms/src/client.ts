import { type Order, order } from "./order.ts";

/** Sends an order from a script, as the form of the page does, and returns the answer. */
export async function send(value: Order, action: string): Promise<Response> {
  const text = order.stringify(value);
  if (!text.ok) throw new Error(`The value of ${text.error.name} cannot be sent.`);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return fetch(action, { method: "POST", headers, body: text.value });
}
