export { leaveOut } from "./leave-out.ts";
