import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { findInstallationContent } from "@stopbank/store/installation-content";
import { listUserClients } from "@stopbank/store/memberships";
import { revokeByToken } from "@stopbank/store/refresh-tokens";
import { findUser, recordLogin, type User } from "@stopbank/store/users";
import { asksAsOperator } from "../http/operators.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { basicCredentials } from "../passwords/basicCredentials.ts";
import type { Uses } from "../usage/uses.ts";
import { answerSignIn } from "./answerSignIn.ts";
import { originOf } from "./secondFactorRoutes.ts";
import { refresh, type SignInParts, signIn } from "./signIn.ts";

export interface AccountRouteParts extends SignInParts {
  readonly uses: Pick<Uses, "signedIn">;
}

/** Signing in and out, and who is signed in. */
export function accountRoutes(register: RegisterRoute, parts: AccountRouteParts): void {
  const { store, uses } = parts;

  register(routes.login, async ({ headers, request, reply }) =>
    answerSignIn(reply, await signIn(parts, basicCredentials(headers.authorization), originOf(request))),
  );

  register(routes.refreshToken, ({ body }) => refresh(parts, body.user_uuid, body.refresh_token));

  register(routes.logout, async ({ body }) => {
    await revokeByToken(store.shared, body.refresh_token);
    return { signed_out: true as const };
  });

  register(routes.incrementLogin, async ({ caller }) => {
    await recordLogin(store.shared, caller.userId);
    uses.signedIn(await clientIdsOf(caller.userId));
    return { logged_in_count: (await userOf(caller.userId)).loggedInCount };
  });

  register(routes.currentUser, async ({ caller: { userId, client }, request }) => {
    const user = await userOf(userId);
    return {
      user_uuid: user.id,
      email: user.email,
      client_name: client.clientName,
      user_roles: [client.role],
      show_changelog: await hasUnseenNotes(user),
      accepted_tsncs: client.acceptedTermsAt !== undefined,
      ...((await asksAsOperator(store, request, request.admitted ?? {}))
        ? { is_operator: true as const }
        : {}),
    };
  });

  /** Whether release notes were written since the person last closed them. An empty list is none. */
  const hasUnseenNotes = async ({ changelogSeenAt }: User): Promise<boolean> => {
    const notes = await findInstallationContent(store.shared, { kind: "releaseNotes", name: "" });
    if (notes === undefined || !Array.isArray(notes.body) || notes.body.length === 0) return false;
    return changelogSeenAt === undefined || changelogSeenAt < notes.createdAt;
  };

  const clientIdsOf = (userId: string): Promise<string[]> =>
    store.withUser(userId, async (tx) => (await listUserClients(tx)).map(({ id }) => id));

  const userOf = async (userId: string): Promise<User> => {
    const user = await findUser(store.shared, userId);
    if (user === undefined)
      throw new DomainError("unauthenticated", "auth/signed-out", "Session expired, please log in again");
    return user;
  };
}
