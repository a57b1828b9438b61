import { startHostileServer } from "./server.ts";

// A hostile server in a process of its own: it sends its port and its rows to the parent, and its open connections when
// it is asked for them.
const { port, rows, open } = await startHostileServer();
process.on("message", () => process.send!(open()));
process.send!({ port, rows });
