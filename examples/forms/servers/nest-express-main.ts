import type { AddressInfo } from "node:net";
import { app } from "./nest-express.ts";
import { run } from "./run.ts";

await app.listen(0, "127.0.0.1");
await run((app.getHttpServer().address() as AddressInfo).port, () => app.close());
