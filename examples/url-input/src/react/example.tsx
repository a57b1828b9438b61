import { type ReactElement, useId, useState } from "react";
import { PUBLIC_PAGE } from "../policy.ts";
import { URLInput } from "./url-input.tsx";

export function Example(): ReactElement {
  const id = useId();
  const [website, setWebsite] = useState("");
  const [sent, setSent] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${website}`);
      }}
    >
      <URLInput
        id={id}
        label="Your website"
        name="website"
        autoComplete="url"
        required
        value={website}
        onValueChange={setWebsite}
        policy={PUBLIC_PAGE}
      />
      <button type="submit">Send</button>{" "}
      <button type="button" onClick={() => setWebsite("")}>
        Reset
      </button>{" "}
      <output>{sent}</output>
    </form>
  );
}
