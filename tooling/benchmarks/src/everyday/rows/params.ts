import type { Lookup, Values } from "../params-operations.ts";
import * as params from "../params-operations.ts";
import { code, type EverydayRow, rowsOf } from "../row.ts";

const LIST = "page=2&limit=20&sort=name&order=asc&q=url";
const LOGIN = "code=4%2F0AX4XfWh&state=af0ifjsldkj";
const CAMPAIGN = "utm_source=newsletter&utm_medium=email&utm_campaign=july&id=42";
const SEARCH = "q=hello+world&hl=en";

const PAGING: Values = { page: "1", limit: "10" };
const LISTING: Values = { page: "2", limit: "20", sortBy: "createdAt", sortDirection: "desc", status: "PUBLISHED" };
const TOKEN: Values = {
  grant_type: "authorization_code",
  code: "4/0AX4XfWh",
  redirect_uri: "https://app.example.com/cb",
  client_id: "s6BhdRkqt3",
};
const WORDS: Values = { q: "café au lait", lang: "fr" };

/** Queries: how programs read, make and change them. */
export const paramsRows: readonly EverydayRow[] = [
  ...rowsOf(params.get, ({ query, names }) => `\`get\` of ${names.length}: ${code(query)}`, [
    ["params-get-pair", "servers", read("a=1", "a"), read("id=42", "id"), read("?slug=x", "slug")],
    ["params-get", "servers", read(LIST, "q"), read(CAMPAIGN, "id"), read(LIST, "page")],
    ["params-get-encoded", "servers", read(SEARCH, "q"), read("name=J%C3%BCrgen&x=1", "name")],
    ["params-get-2", "logins", read(LOGIN, "code", "state"), read(`?${LOGIN}`, "code", "state")],
    ["params-get-3", "servers", read(LIST, "page", "limit", "sort"), read(CAMPAIGN, "utm_source", "utm_medium", "id")],
    [
      "params-get-5",
      "servers",
      read(LIST, "page", "limit", "sort", "order", "q"),
      read("a=1&b=2&c=3&d=4&e=5", "a", "b", "c", "d", "e"),
    ],
    ["params-get-absent", "servers", read(LIST, "lang"), read("a=1", "b"), read("", "q")],
    ["params-get-empty", "pages", read("", "q"), read("?", "page")],
  ]),
  ...rowsOf(params.getAgain, ({ query, names }) => `\`get\` of ${names.length}, again: ${code(query)}`, [
    ["params-get-again", "components", read(LIST, "q"), read(CAMPAIGN, "id")],
    ["params-get-again-5", "components", read(LIST, "page", "limit", "sort", "order", "q")],
  ]),
  ...rowsOf(params.has, ({ query, names }) => `\`has\` of ${names.length}: ${code(query)}`, [
    ["params-has", "pages", read("debug", "debug"), read("a=1", "a"), read(LIST, "sort")],
    ["params-has-absent", "pages", read(LIST, "debug"), read("a=1", "b")],
  ]),
  ...rowsOf(params.getAll, ({ query, names }) => `\`getAll\`: ${code(query)} ${code(names[0]!)}`, [
    ["params-get-all", "filters", read("tag=a&tag=b&page=1", "tag"), read("ids[]=1&ids[]=2", "ids[]")],
  ]),
  ...rowsOf(params.size, (query) => `\`size\`: ${code(query)}`, [
    ["params-size", "pages", LIST, "a=1", CAMPAIGN],
    ["params-size-empty", "pages", "", "?"],
  ]),
  ...rowsOf(params.normalize, (query) => `\`toString\`: ${code(query)}`, [
    ["params-string-pair", "clients", "a=1", "id=42", "q=url"],
    ["params-string", "clients", LIST, CAMPAIGN],
    ["params-string-encoded", "clients", SEARCH, LOGIN, "q=caf%C3%A9%20au%20lait"],
  ]),
  ...rowsOf(params.sort, (query) => `\`sort\`, \`toString\`: ${code(query)}`, [
    ["params-sort", "caches", LIST, CAMPAIGN, "c=1&b=2&a=3"],
    ["params-sort-pair", "caches", "a=1", "b=2&a=1"],
    ["params-sort-sorted", "caches", "a=1&b=2&c=3&d=4", "id=42&q=url"],
  ]),
  ...rowsOf(params.fromObject, (values) => `of an object: ${code(Object.keys(values).join())}`, [
    ["params-object-one", "clients", { title: "Hello" }, { field: "name" }],
    ["params-object", "clients", PAGING, { q: "url", page: "1" }],
    ["params-object-5", "clients", LISTING],
    ["params-object-encoded", "logins", TOKEN, WORDS],
  ]),
  ...rowsOf(params.fromEntries, (values) => `of entries: ${code(Object.keys(values).join())}`, [
    ["params-entries", "clients", PAGING, { q: "url", page: "1" }],
    ["params-entries-5", "clients", LISTING, TOKEN],
  ]),
  ...rowsOf(params.copy, (query) => `copied, and \`set\`: ${code(query)}`, [
    ["params-copy", "pages", LIST, "q=url", SEARCH],
  ]),
  ...rowsOf(params.append, (values) => `\`append\`, \`toString\`: ${code(Object.keys(values).join())}`, [
    ["params-append", "clients", PAGING, { q: "url", page: "1" }],
    ["params-append-5", "clients", LISTING, TOKEN],
  ]),
  ...rowsOf(params.remove, ({ query, names }) => `\`delete\` of ${names.length}, \`toString\`: ${code(query)}`, [
    [
      "params-delete",
      "caches",
      read(CAMPAIGN, "utm_source", "utm_medium", "utm_campaign"),
      read("a=1&fbclid=x", "fbclid"),
    ],
  ]),
  ...rowsOf(params.iterate, (query) => `\`for…of\`: ${code(query)}`, [
    ["params-iterate", "servers", LIST, CAMPAIGN, SEARCH],
    ["params-iterate-pair", "servers", "a=1", "q=url"],
    ["params-iterate-empty", "servers", "", "?"],
  ]),
  ...rowsOf(params.forEach, (query) => `\`forEach\`: ${code(query)}`, [
    ["params-for-each", "servers", LIST, CAMPAIGN, SEARCH],
  ]),
  ...rowsOf(params.toObject, (query) => `\`Object.fromEntries\`: ${code(query)}`, [
    ["params-to-object", "frameworks", LIST, CAMPAIGN, SEARCH],
  ]),
] as EverydayRow[];

function read(query: string, ...names: string[]): Lookup {
  return { query, names };
}
