import { bindFields } from "../shared/bind-fields.ts";
import { find } from "../shared/find.ts";
import { type BodyState, bodyOf } from "./body-state.ts";
import { showBody } from "./show-body.ts";
import { showNested, showWritten } from "./show-nested.ts";
import { createPairTable } from "./show-pairs.ts";
import { whenMissing } from "./tables.ts";
import { writeForm } from "./write.ts";

const fields = {
  body: find<HTMLTextAreaElement>("body"),
  hex: find<HTMLTextAreaElement>("hex"),
  encoding: find<HTMLSelectElement>("encoding"),
  charset: find<HTMLInputElement>("charset"),
  references: find<HTMLInputElement>("references"),
  strict: find<HTMLInputElement>("strict"),
  maxBytes: find<HTMLInputElement>("max-bytes"),
  maxPairs: find<HTMLInputElement>("max-pairs"),
  depth: find<HTMLInputElement>("depth"),
  json: find<HTMLTextAreaElement>("json"),
};

const defaults = {
  body: "user[name]=Ada&user[tags][]=a&user[tags][]=b&user.mail=ada%40example.com",
  hex: "",
  encoding: "UTF-8",
  charset: "1",
  references: "1",
  strict: "0",
  maxBytes: "1048576",
  maxPairs: "10000",
  depth: "5",
  json: '{"user":{"name":"Ada","tags":["a","b"]}}',
};

const pairTable = createPairTable(find("pairs-out"), (pairs) => {
  fields.body.value = writeForm(pairs, fields.encoding.value);
  fields.body.dispatchEvent(new Event("input", { bubbles: true }));
});
let state: BodyState = { bytes: new Uint8Array(), isText: true, error: null };

bindFields(
  fields,
  defaults,
  (values, changed) => {
    state = bodyOf(state, values, changed);
    const view = showBody(state, values, fields, changed);
    if (changed !== "json") {
      pairTable.show(view);
      showNested(view, Number(values.depth));
    }
    if (changed === null || changed === "json") showWritten(values.json);
    // The encoding is read again when its tables are there.
    whenMissing(() => fields.encoding.dispatchEvent(new Event("input", { bubbles: true })));
  },
  // The body is in one of the fields, and the other one follows.
  ({ body, hex, ...others }) => ({ ...others, ...(state.isText ? { body } : { hex }) }),
);
