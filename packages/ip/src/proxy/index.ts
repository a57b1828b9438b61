export {
  type Client,
  type ClientAddressOptions,
  type ClientError,
  clientAddress,
  type ProxiedRequest,
  type RequestHeaders,
} from "./client.ts";
export { type ProxyTrust, trustProxy } from "./trust.ts";
