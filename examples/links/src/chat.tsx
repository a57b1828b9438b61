import { type ReactElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { LinkedText } from "./linked-text.tsx";

/** A text field, and what was sent with it. */
export function Chat(): ReactElement {
  const [draft, setDraft] = useState("");
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent([...sent, draft]);
        setDraft("");
      }}
    >
      <ol>
        {sent.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added
          <li key={i}>
            <LinkedText>{text}</LinkedText>
          </li>
        ))}
      </ol>
      <label>
        Message <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      </label>{" "}
      <button type="submit">Send</button>
    </form>
  );
}

/** Shows the chat in an element of the page. */
export function showChat(place: Element): void {
  createRoot(place).render(<Chat />);
}
