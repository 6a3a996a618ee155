import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { findUser } from "@stopbank/store/users";
import type { FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { AskAs } from "../principal/askAs.ts";
import type { LiveSession } from "../principal/liveSession.ts";
import { visitor } from "../principal/principal.ts";
import { rememberedClientName } from "../principal/requestPrincipal.ts";

export interface DescribedBy {
  readonly store: Store;
  readonly askAs: AskAs;
  readonly reportsFailures: boolean;
  /** The main host. */
  readonly publicUrl: URL;
}

/** What the shell is told of whoever has not signed in. */
export async function describeVisitor({ askAs, reportsFailures }: DescribedBy) {
  const call = callOver(askAs(visitor).send);
  const [clients, { demo }] = await Promise.all([call(routes.clients, {}), call(routes.settings, {})]);
  const client_name = clients[0]?.client_name;
  return { signedIn: false, clients, client_name, demo, reports_failures: reportsFailures };
}

/**
 * What the shell is told of a signed-in person. The client in use is the one wished for, else the host's subdomain, else
 * the remembered one, else the first. Whoever has several, and none of them is the host's, is told to go to the main host.
 */
export async function describeSession(
  { subdomain }: Pick<FastifyRequest, "subdomain">,
  session: LiveSession,
  { store, askAs, reportsFailures, publicUrl }: DescribedBy,
  wishedName?: string,
) {
  const remembered = await rememberedClientName(session, store);
  const principal = { kind: "session", session } as const;
  const call = callOver(askAs(principal).send);
  const [clients, { demo }] = await Promise.all([
    call(routes.clients, {}),
    callOver(askAs(visitor).send)(routes.settings, {}),
  ]);
  const mine = (name: string | undefined) =>
    clients.find((client) => client.client_name === name)?.client_name;
  const client_name = mine(wishedName) ?? mine(subdomain) ?? mine(remembered) ?? clients[0]?.client_name;
  const user =
    clients.length === 0
      ? await withoutClient(session, store)
      : await callOver(askAs(principal, client_name).send)(routes.currentUser, {});
  const isElsewhere = subdomain !== undefined && clients.length > 1 && mine(subdomain) === undefined;
  return {
    signedIn: true,
    ...(isElsewhere && wishedName === undefined ? { moves_to: publicUrl.origin } : {}),
    email: user.email,
    user_uuid: user.user_uuid,
    roles: user.user_roles,
    clients,
    client_name,
    accepted_tsncs: user.accepted_tsncs,
    show_changelog: user.show_changelog,
    ...(session.preview === undefined ? {} : { preview: true }),
    demo,
    reports_failures: reportsFailures,
  };
}

/** Whoever belongs to no client yet, of whom the API says nothing. */
async function withoutClient({ userId }: LiveSession, { shared }: Store) {
  const user = await findUser(shared, userId);
  const nothing = { user_roles: [], accepted_tsncs: false, show_changelog: false };
  return { email: user?.email ?? "", user_uuid: userId, ...nothing };
}
