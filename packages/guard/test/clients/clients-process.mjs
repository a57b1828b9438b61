// Probes the client of each row in the engine that runs this file, and prints the table as JSON. It imports the built
// package, as a program does. The first argument chooses rows; with a second one, all is printed that the probe says.
import { Socket } from "node:net";
import { probe } from "@url/guard/test";
import { createClient, ROWS } from "./rows.mjs";

/** A public address that leads to the allowed server, so that the policies have no exception for an address of loopback. */
const PUBLIC = "93.184.215.14";
const LISTEN = "127.64.0.1";
/** The ways for which nobody has to resolve a name. */
const BY_NAME = ["name", "rebinding", "resolver", "redirect", "kept connection", "HTTP/2", "proxy", "socket"];

const isNode = !process.versions.bun && !process.versions.deno;
const [only = "", isVerbose] = process.argv.slice(2);
const place = isNode ? { listen: LISTEN, allowed: PUBLIC } : {};
if (isNode) forward();

// A client that lets an error go by ends the process of its program. Here the request does not settle then.
let uncaught = null;
process.on("uncaughtException", (error) => (uncaught = error));

const results = {};
for (const row of ROWS) {
  const id = `${row.client}, ${row.guard}`;
  // Other engines have clients of their own below these, which leave every guard aside alike.
  if (!id.includes(only) || (!isNode && row.guard !== "@url/guard")) continue;
  uncaught = null;
  results[id] = await probeRow(row).catch((error) => `${error.message}`.split("\n")[0]);
}
console.log(JSON.stringify(results));
process.exit();

async function probeRow(row) {
  const run = (except) => probe((setting) => createClient(row, setting, isNode), { time: 30_000, ...place, except });
  // A client that does not use the guard at all would resolve names by itself, and these would leave the machine.
  if (!isNode && row.instead === undefined) {
    const [{ verdict }] = await run(BY_NAME);
    if (verdict === "reached") return "does not use the guard";
  }
  const rows = await run([]);
  if (isVerbose) return { uncaught: `${uncaught}`, rows };
  const verdictOf = ({ verdict }) => (uncaught !== null && verdict === "untested" ? "ends the process" : verdict);
  return Object.fromEntries(rows.map((found) => [found.way, verdictOf(found)]));
}

/** Sends connections for the public address to loopback, below everything that a client of Node can see. */
function forward() {
  const socket = new Socket();
  socket.connect({ port: 1, host: "127.0.0.1" }).on("error", () => {});
  const prototype = Object.getPrototypeOf(socket._handle);
  const { connect } = prototype;
  prototype.connect = function (request, address, port) {
    return connect.call(this, request, address === PUBLIC ? LISTEN : address, port);
  };
  socket.destroy();
}
