import { isEmailDomain } from "@stopbank/contract/email";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { approveEmailDomain, listEmailDomains, withdrawEmailDomain } from "@stopbank/store/email-domains";
import { switchFeatureFlag } from "@stopbank/store/feature-flags";
import type { MemberCaller } from "../http/caller.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";

/** What administrators of a client look after, beside its people. */
export function administrationRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  register(routes.switchFlag, ({ params: { flag }, body: { position }, caller }) =>
    store.withClient(caller.client.id, async (tx) => {
      const before = await switchFeatureFlag(tx, flag, position);
      if (before !== position)
        await recordClientEvent(tx, {
          action: "flag.changed",
          actorUserId: caller.userId,
          subject: flag,
          details: { before, after: position },
        });
      return { flag, position, before };
    }),
  );

  const changeDomain = (written: string, change: typeof approveEmailDomain, caller: MemberCaller) => {
    const domain = written.trim().toLowerCase();
    if (!isEmailDomain(domain))
      throw new DomainError(
        "invalid",
        "client/bad-domain",
        "This is no e-mail domain. Write what addresses have behind their @, such as bay.govt.nz.",
      );
    return store.withClient(caller.client.id, async (tx) => {
      const before = await listEmailDomains(tx);
      if (await change(tx, domain))
        await recordClientEvent(tx, {
          action: "email-domain.changed",
          actorUserId: caller.userId,
          subject: domain,
          details: { before, after: await listEmailDomains(tx) },
        });
      return listEmailDomains(tx);
    });
  };
  register(routes.approveEmailDomain, ({ params: { domain }, caller }) =>
    changeDomain(domain, approveEmailDomain, caller),
  );
  register(routes.withdrawEmailDomain, ({ params: { domain }, caller }) =>
    changeDomain(domain, withdrawEmailDomain, caller),
  );
}
