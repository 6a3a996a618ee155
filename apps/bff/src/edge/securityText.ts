import type { FastifyInstance } from "fastify";
import type { BffConfig } from "../config.ts";

/** RFC 9116 asks for a date, less than a year ahead, after which the contact is to be looked for anew. */
const goodForDays = 180;

/** `/.well-known/security.txt`: whom to tell of a fault, where a contact is set. */
export function registerSecurityText(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<BffConfig, "securityContact" | "publicUrl">,
): void {
  if (securityContact === undefined) return;
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const expires = new Date(Date.now() + goodForDays * 86_400_000);
    return reply
      .type("text/plain; charset=utf-8")
      .send(
        `Contact: ${securityContact}\nExpires: ${expires.toISOString()}\nCanonical: ${publicUrl.origin}/.well-known/security.txt\nPreferred-Languages: en\n`,
      );
  });
}
