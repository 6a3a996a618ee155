import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { acceptTerms } from "@stopbank/store/memberships";
import { recordChangelogSeen } from "@stopbank/store/users";
import type { RegisterRoute } from "../http/registerRoute.ts";

/** What the signed-in person agrees to, and what they have seen. */
export function acceptanceRoutes(register: RegisterRoute, store: Store): void {
  register(routes.acceptTerms, async ({ caller: { userId, client } }) => {
    await store.withClient(client.id, async (tx) => {
      const isFirst = await acceptTerms(tx, userId);
      // Saying it again is no event: the trail tells when somebody agreed.
      if (isFirst)
        await recordClientEvent(tx, {
          action: "terms.accepted",
          actorUserId: userId,
          details: { before: "not accepted", after: "accepted" },
        });
    });
    return { accepted_tsncs: true as const };
  });

  register(routes.changelogSeen, async ({ caller }) => {
    await recordChangelogSeen(store.shared, caller.userId);
    return { show_changelog: false as const };
  });
}
