import { startHostileServer } from "./server.ts";

// A hostile server in a process of its own: it sends its port and its rows to the parent, and its open connections when
// it is asked for them.
const { port, rows, open } = await startHostileServer();
process.on("message", () => process.send!(open()));
// The parent was killed because it did not end.
process.on("disconnect", () => process.exit());
process.send!({ port, rows });
