export { type Endpoint, type EndpointError, type EndpointLike, formatEndpoint, parseEndpoint } from "./endpoint.ts";
