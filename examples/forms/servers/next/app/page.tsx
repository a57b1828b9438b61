"use client";

import { useActionState } from "react";
import { addPerson } from "./add-person";

export default function Page() {
  const [state, add] = useActionState(addPerson, {});
  return (
    <form action={add}>
      <input name="name" />
      <input name="age" />
      <input name="address[city]" />
      <input name="tags" type="checkbox" value="x" />
      <input name="photo" type="file" />
      <button type="submit">Add</button>
      {state.issues?.map(({ name, message }) => (
        <p key={name}>
          {name}: {message}
        </p>
      ))}
      {state.added && <output>{JSON.stringify(state.added)}</output>}
    </form>
  );
}
