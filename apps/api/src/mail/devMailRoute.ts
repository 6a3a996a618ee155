import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Mailbox } from "@stopbank/mail/mailbox";
import type { RegisterRoute } from "../http/registerRoute.ts";

/** What a demonstration would have sent by mail. Anywhere else there is no such thing. */
export function devMailRoute(register: RegisterRoute, mailbox: Mailbox | undefined): void {
  register(routes.devMail, async () => {
    if (mailbox === undefined)
      throw new DomainError("not-found", "mail/no-mailbox", "Mails are sent here, and not kept.");
    return mailbox.list().map((mail) => ({ ...mail, at: mail.at.toISOString() }));
  });
}
