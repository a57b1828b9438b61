export { createEncoder, getOutputEncoding } from "@url/encoding";
