declare module "punycode/punycode.js" {
  export { default } from "punycode";
}
