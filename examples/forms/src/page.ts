import { order } from "./order.ts";

const { names } = order;
const ROWS = [0, 1];

/** The page with the form, which works with and without its script. */
export function page(action: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>An order</title>
<form method="post" action="${action}">
  <label>Name <input name="${names.name}" required></label>
  <label>Email <input type="email" name="${names.email}"></label>
  <label>City <input name="${names.address.city}"></label>
  <label><input type="checkbox" name="${names.gift}"> A gift</label>
  <fieldset>
    <label><input type="checkbox" name="${names.tags}" value="new"> new</label>
    <label><input type="checkbox" name="${names.tags}" value="paper"> on paper</label>
  </fieldset>
${ROWS.map((row) => names.rows(row))
  .map(
    ({ item, count }) => `  <p><input name="${item}" value="pen"> <input type="number" name="${count}" value="1"></p>`,
  )
  .join("\n")}
  <button>Send</button>
</form>
<script type="module" src="/script.js"></script>
`;
}
