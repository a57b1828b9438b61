export { RELATIVE_SCHEMES } from "./relative-schemes.ts";
export { isPassword, isUserinfo, isUsername } from "./userinfo.ts";
