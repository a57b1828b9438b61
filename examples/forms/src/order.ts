import { formOf } from "@url/form";
import { z } from "zod";

const schema = z.object({
  name: z.string().min(1),
  email: z.email().optional(),
  gift: z.boolean(),
  tags: z.array(z.string()),
  address: z.object({ city: z.string() }),
  rows: z.array(z.object({ item: z.string(), count: z.number().int().min(1) })),
});

/** The one definition of the form: the page, its script and the server import it. */
export const order: ReturnType<typeof formOf<typeof schema>> = formOf(schema);

/** What a server gets of it. */
export type Order = z.output<typeof schema>;
