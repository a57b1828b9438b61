export { obstaclesTo } from "../obstacles.ts";
export { expressionOf, type Notice, noticesIn, readRows } from "./notices.ts";
export { filesOf, NOTICES, packPackage } from "./pack.ts";
