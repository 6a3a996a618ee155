import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { AskAs } from "../principal/askAs.ts";
import { visitor } from "../principal/principal.ts";
import { mailboxPage } from "./mailboxPage.ts";

/** Pages of mails run nothing and fetch nothing, and links of theirs may leave the frame they are in. */
const policy = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'";

/** `/dev/mail`: what a demonstration without a mail server would have sent. Elsewhere the API has no such mails: 404. */
export function registerMailbox(app: FastifyInstance, askAs: AskAs): void {
  const mails = () => callOver(askAs(visitor).send)(routes.devMail, {});
  app.get("/dev/mail", async (_request, reply) =>
    reply
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(mailboxPage(await mails())),
  );
  app.get<{ Params: { id: string } }>("/dev/mail/:id", async ({ params: { id } }, reply) => {
    const mail = (await mails()).find((each) => each.id === id);
    if (mail === undefined)
      throw new DomainError("not-found", "mail/no-such-mail", "There is no such mail any more.");
    return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(mail.html);
  });
}
