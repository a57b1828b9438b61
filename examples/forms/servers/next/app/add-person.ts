"use server";

import { readFormData } from "@url/form/fetch";
import { answerOf, schema } from "../person";

export interface State {
  readonly added?: ReturnType<typeof answerOf>;
  readonly issues?: readonly { readonly name: string; readonly message: string }[];
}

export async function addPerson(_: State, data: FormData): Promise<State> {
  const result = await readFormData(data, schema);
  if (result.ok) return { added: answerOf(result.value) };
  return {
    issues: result.error.code === "invalid" ? result.error.issues : [{ name: "", message: result.error.message }],
  };
}
