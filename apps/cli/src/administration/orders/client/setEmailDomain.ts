import { isEmailDomain } from "@stopbank/contract/email";
import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import { approveEmailDomain, listEmailDomains, withdrawEmailDomain } from "@stopbank/store/email-domains";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, order } from "../order.ts";

/** Approves an e-mail domain, whose people become members by signing up, or withdraws it. */
export const setEmailDomain = order({
  body: Type.Object(
    {
      client: ClientName,
      domain: Type.String({ minLength: 1, maxLength: 253 }),
      state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, domain: written, state }) => {
    const domain = written.trim().toLowerCase();
    if (!isEmailDomain(domain))
      throw new DomainError(
        "invalid",
        "client/bad-domain",
        `"${written}" is no e-mail domain. Write what addresses have behind their @, such as bay.govt.nz.`,
      );
    const client = await clientNamed(tools, name);
    return tools.store.withClient(client.id, async (tx) => {
      const change = state === "on" ? approveEmailDomain : withdrawEmailDomain;
      const before = await listEmailDomains(tx);
      if (await change(tx, domain)) {
        const details = byCommandLine({ before, after: await listEmailDomains(tx) });
        await recordClientEvent(tx, { action: "email-domain.changed", subject: domain, details });
      }
      const domains = await listEmailDomains(tx);
      return domains.length === 0
        ? `${client.displayName} approves no e-mail domain: its people are invited.`
        : `${client.displayName} approves ${domains.join(", ")}.`;
    });
  },
});
