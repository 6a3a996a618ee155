import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { findContent, holdContent } from "@stopbank/store/client-content";
import { acceptTerms } from "@stopbank/store/memberships";
import { recordChangelogSeen } from "@stopbank/store/users";
import type { RegisterRoute } from "../http/registerRoute.ts";

const terms = { kind: "terms", name: "" } as const;

/** What the signed-in person agrees to, and what they have seen. */
export function acceptanceRoutes(register: RegisterRoute, store: Store): void {
  register(routes.acceptTerms, async ({ query, caller: { userId, client } }) => {
    await store.withClient(client.id, async (tx) => {
      // Else a text put between the two would count as agreed to.
      await holdContent(tx, terms);
      const version = (await findContent(tx, terms))?.version;
      if (query.version !== undefined && query.version !== version)
        throw new DomainError(
          "conflict",
          "terms/changed",
          "The terms were changed while you read them. Read the new ones before you agree.",
        );
      const isFirst = await acceptTerms(tx, userId);
      // Saying it again is no event: the trail tells when somebody agreed.
      if (isFirst)
        await recordClientEvent(tx, {
          action: "terms.accepted",
          actorUserId: userId,
          details: { before: "not accepted", after: "accepted", version: query.version ?? null },
        });
    });
    return { accepted_tsncs: true as const };
  });

  register(routes.changelogSeen, async ({ caller }) => {
    await recordChangelogSeen(store.shared, caller.userId);
    return { show_changelog: false as const };
  });
}
