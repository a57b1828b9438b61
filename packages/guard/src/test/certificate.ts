import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isAddress, toBytes } from "@url/ip";
import { orThrow } from "@url/result";

/** What a TLS server of the probe presents, and what a client needs in order to trust it; each as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  /** The certificate of the authority that signed `cert`. */
  readonly ca: string;
}

/**
 * Creates a certificate for names and addresses, signed by an authority that is created with it. Both are valid for a day.
 * No key is kept in a file, so that nobody ever trusts one that was published.
 * @see https://www.rfc-editor.org/rfc/rfc5280#section-4.1
 */
export function createCertificate(names: readonly string[]): Certificate {
  const [authority, server] = [createKeys(), createKeys()];
  const ca = signed("authority of a probe", authority, "authority of a probe", authority, basicConstraints);
  const cert = signed("server of a probe", server, "authority of a probe", authority, alternativeNames(names));
  return { ca, cert, key: server.privateKey.export({ type: "pkcs8", format: "pem" }) as string };
}

interface Keys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

function createKeys(): Keys {
  return generateKeyPairSync("ec", { namedCurve: "P-256" });
}

function signed(subject: string, own: Keys, issuer: string, by: Keys, extension: Buffer): string {
  const now = Date.now();
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))), // version 3
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])), // the serial number, positive
    ECDSA_WITH_SHA256,
    commonName(issuer),
    sequence(time(now - 3_600_000), time(now + 86_400_000)),
    commonName(subject),
    own.publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(extension)),
  );
  const bytes = sequence(content, ECDSA_WITH_SHA256, bits(sign("sha256", content, by.privateKey)));
  const lines = bytes.toString("base64").match(/.{1,64}/g)!;
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}

function alternativeNames(names: readonly string[]): Buffer {
  const each = names.map((name) =>
    isAddress(name) ? der(0x87, Buffer.from(orThrow(toBytes(name)))) : der(0x82, Buffer.from(name)),
  );
  return sequence(oid(0x55, 0x1d, 0x11), der(0x04, der(0x30, Buffer.concat(each))));
}

function oid(...bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}

function commonName(text: string): Buffer {
  return sequence(der(0x31, sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from(text)))));
}

function time(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\.\d+|[-:T]/g, "");
  return der(0x18, Buffer.from(digits));
}

function bits(bytes: Buffer): Buffer {
  return der(0x03, Buffer.concat([Buffer.of(0), bytes]));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** A tag, a length and a value, in the distinguished encoding of ASN.1. */
function der(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const ECDSA_WITH_SHA256: Buffer = /* @__PURE__ */ sequence(
  /* @__PURE__ */ oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02),
);

/** Critical, and says that the subject is an authority. */
const basicConstraints: Buffer = /* @__PURE__ */ sequence(
  /* @__PURE__ */ oid(0x55, 0x1d, 0x13),
  /* @__PURE__ */ der(0x01, /* @__PURE__ */ Buffer.of(0xff)),
  /* @__PURE__ */ der(0x04, /* @__PURE__ */ sequence(/* @__PURE__ */ der(0x01, /* @__PURE__ */ Buffer.of(0xff)))),
);
