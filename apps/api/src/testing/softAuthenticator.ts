import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A passkey in memory, which does what authenticators do (WebAuthn level 3, section 6), and what they never would. */
export interface SoftAuthenticator {
  readonly id: string;
  /** @returns what `NewPasskeyAnswer` describes. */
  register(options: Asked, twist?: Twist): NewAnswer;
  /** @returns what `PasskeyAnswer` describes. */
  answer(options: Asked, twist?: Twist): SignedAnswer;
}

/** The options of a ceremony, as the server sends them. */
export type Asked = Readonly<Record<string, unknown>>;

/** What is not as it should be. */
export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  /** The owner was verified; true without it. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly type?: string;
  readonly challenge?: string;
}

interface NewAnswer {
  readonly id: string;
  readonly client_data: string;
  readonly attestation: string;
  readonly transports: string[];
}
interface SignedAnswer {
  readonly id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
}

const present = 1;
const verified = 4;
const attested = 64;

/** @param counts whether it counts what it signs: many do not. */
export function softAuthenticator(counts = true): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let counter = 0;
  const next = (twist: Twist) => twist.counter ?? (counts ? ++counter : 0);
  const head = (twist: Twist, rpId: string, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(next(twist));
    const isVerified = twist.isVerified ?? true;
    return Buffer.concat([
      sha256(twist.rpId ?? rpId),
      Buffer.from([flags | present | (isVerified ? verified : 0)]),
      count,
    ]);
  };
  return {
    id,
    register: (options, twist = {}) => {
      const rp = options.rp as { id: string };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        head({ ...twist, counter: twist.counter ?? 0 }, rp.id, attested),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      // {"fmt": "none", "attStmt": {}, "authData": ...}
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[
          text("fmt"),
          text("none"),
          text("attStmt"),
          Buffer.from([0xa0]),
          text("authData"),
          bytes(authData),
        ],
      ]);
      return {
        id,
        client_data: clientData("webauthn.create", options, twist),
        attestation: attestation.toString("base64url"),
        transports: ["internal"],
      };
    },
    answer: (options, twist = {}) => {
      const authData = head(twist, String(options.rpId), 0);
      const client_data = clientData("webauthn.get", options, twist);
      const signed = Buffer.concat([authData, sha256(Buffer.from(client_data, "base64url"))]);
      return {
        id,
        client_data,
        authenticator_data: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      };
    },
  };
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

const clientData = (type: string, options: Asked, twist: Twist): string =>
  Buffer.from(
    JSON.stringify({
      type: twist.type ?? type,
      challenge: twist.challenge ?? options.challenge,
      origin: twist.origin ?? "http://localhost:8080",
      crossOrigin: false,
    }),
  ).toString("base64url");

/** CBOR: short texts, and bytes of up to 65,535. */
const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
function bytes(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([Buffer.from([0x59]), length, data]);
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (value: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, "base64url")]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}
