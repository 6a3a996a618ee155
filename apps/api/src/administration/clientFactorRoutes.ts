import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordAccountEvent, recordClientEvent } from "@stopbank/store/audit";
import { listMemberFactors, removeAllFactors } from "@stopbank/store/held-factors";
import { findMembership, listUserClients } from "@stopbank/store/memberships";
import { isOperator } from "@stopbank/store/operators";
import { revokeUserTokens } from "@stopbank/store/refresh-tokens";
import { demandedOf, setDemandedOf } from "@stopbank/store/second-factor-rules";
import { endUserSessions } from "@stopbank/store/session-ends";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { RunningMail } from "../mail/startMail.ts";

export interface ClientFactorParts {
  readonly store: Store;
  readonly mail: Pick<RunningMail, "post">;
}

/** Of whom a client demands a second factor, who has one, and taking those away that were lost. */
export function clientFactorRoutes(register: RegisterRoute, { store, mail }: ClientFactorParts): void {
  register(routes.clientFactors, ({ caller: { client } }) =>
    store.withClient(client.id, async (tx) => ({
      demanded_of: await demandedOf(tx),
      people: (await listMemberFactors(tx)).map(({ userId, ...person }) => ({
        user_uuid: userId,
        ...person,
      })),
    })),
  );

  register(routes.demandFactors, ({ body: { demanded_of: after }, caller }) =>
    store.withClient(caller.client.id, async (tx) => {
      const before = await setDemandedOf(tx, after);
      if (before !== after)
        await recordClientEvent(tx, {
          action: "second-factor.demand-changed",
          actorUserId: caller.userId,
          details: { before, after },
        });
      return { demanded_of: after, before };
    }),
  );

  register(routes.resetFactors, async ({ body, caller }) => {
    const userId = body.user_uuid.toLowerCase();
    const { client } = caller;
    if (userId === caller.userId)
      throw new DomainError(
        "forbidden",
        "people/yourself",
        "You change your own factors on your account page. Ask another administrator where you have lost them.",
      );
    const isMember = await store.withClient(client.id, (tx) => findMembership(tx, userId));
    if (isMember === undefined)
      throw new DomainError(
        "not-found",
        "people/no-such-user",
        "There is no such person in this organisation.",
      );
    // Else an administrator of one organisation would weaken what guards another's, or with an operator's account all of them.
    const isOwn =
      (await store.withUser(userId, listUserClients)).every(({ id }) => id === client.id) &&
      !(await isOperator(store.shared, userId));
    if (!isOwn)
      throw new DomainError(
        "forbidden",
        "factors/not-yours-alone",
        "This account is not your organisation's alone. Ask whoever runs Stopbank for you to do it.",
      );
    await store.withClient(client.id, async (tx) => {
      const before = await removeAllFactors(tx, userId);
      await endUserSessions(tx, userId);
      await revokeUserTokens(tx, userId, "ended");
      await recordClientEvent(tx, {
        action: "second-factor.reset",
        actorUserId: caller.userId,
        subject: userId,
        details: { before, after: { totp: false, passkeys: 0 } },
      });
      await recordAccountEvent(tx, { action: "factors.reset", userId, details: { by: "administrator" } });
      const at = new Date().toISOString();
      await mail.post({ template: "factorRemoved", userId, kind: "all", at }, { within: tx });
    });
    return { reset: true as const };
  });
}
