import { createFormReader } from "@url/form/fetch";
import { Form } from "react-router";
import { options, type Person } from "../../person";
import type { Route } from "./+types/home";

const read = createFormReader(options);

export async function action({ request }: Route.ActionArgs) {
  const result = await read(request);
  if (result.ok) return { added: addPerson(result.value), issues: [] };
  const { error } = result;
  return { added: null, issues: error.code === "invalid" ? error.issues : [{ name: "", message: error.message }] };
}

/** What the schema makes of the form. */
function addPerson({ photo, ...others }: Person) {
  return { ...others, photo: photo?.size };
}

export default function Home({ actionData }: Route.ComponentProps) {
  return (
    <Form method="post" encType="multipart/form-data">
      <input name="name" />
      <input name="age" />
      <input name="address[city]" />
      <input name="tags" type="checkbox" value="x" />
      <input name="photo" type="file" />
      <button type="submit">Add</button>
      {actionData?.issues.map(({ name, message }) => (
        <p key={name}>
          {name}: {message}
        </p>
      ))}
      {actionData?.added && <output>{JSON.stringify(actionData.added)}</output>}
    </Form>
  );
}
