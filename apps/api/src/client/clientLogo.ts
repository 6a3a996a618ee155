import { createHash } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendBytes } from "../http/sendBytes.ts";

/**
 * What somebody uploaded as a picture stays one, also where it is opened by itself: no script runs, nothing is fetched
 * but what it carries itself, and
 * it is no part of our origin.
 */
const pictureAlone = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * A client's logo as an image. It may change at any time, so whoever keeps it asks each time.
 *
 * @param logos SVG documents by place.
 * @throws DomainError `client/no-logo` where the client has none for the place.
 */
export function sendLogo(
  request: FastifyRequest,
  reply: FastifyReply,
  logos: Readonly<Record<string, string>> | undefined,
  file: string,
): Promise<FastifyReply> {
  const svg = logos?.[file.replace(/\.svg$/, "")]?.trim();
  if (svg === undefined || !/^<(svg|\?xml)[\s>]/.test(svg))
    throw new DomainError("not-found", "client/no-logo", "This organisation has no such logo.");
  const bytes = Buffer.from(svg, "utf8");
  const etag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
  reply.header("content-security-policy", pictureAlone).header("x-content-type-options", "nosniff");
  const stored = { bytes, etag, encoding: "identity", contentType: "image/svg+xml" } as const;
  return sendBytes(request, reply, stored, "private, no-cache");
}
