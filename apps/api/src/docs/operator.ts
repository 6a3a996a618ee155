import { createHash, timingSafeEqual } from "node:crypto";

/**
 * Whether a caller is whoever runs this installation, by the token of STOPBANK_OPERATOR_TOKEN. Without the setting nobody is,
 * wherever they call from: behind a proxy on this machine every stranger comes from the loopback.
 */
export function isOperator(authorization: string | undefined, operatorToken: string | undefined): boolean {
  const presentedToken = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (operatorToken === undefined || presentedToken === undefined) return false;
  // Hashes are of one length and tell nothing by how far they agree.
  return timingSafeEqual(digestOf(presentedToken), digestOf(operatorToken));
}

const digestOf = (text: string) => createHash("sha256").update(text).digest();
