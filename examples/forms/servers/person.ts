import { z } from "zod";

export const schema = z.object({
  name: z.string().min(1),
  age: z.number().min(18),
  tags: z.array(z.string()),
  address: z.object({ city: z.string() }).optional(),
  photo: z.file().optional(),
});

export type Person = z.output<typeof schema>;

/** What each server of this folder reads. */
export const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
export const maxBytes = "100kb";
export const options = { schema, types, maxBytes };

/** What each server of this folder answers: the person, with the size of the photo. */
export function answerOf({ photo, ...others }: Person) {
  return photo === undefined ? others : { ...others, photo: photo.size };
}
