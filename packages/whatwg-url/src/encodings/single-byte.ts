export { createEncoder, getOutputEncoding } from "@url/encoding/single-byte";
