import { isFlagOn } from "@stopbank/contract/flag-names";
import { previewedFlags, previewHeader, readPreview } from "@stopbank/contract/preview";
import { requireAccess } from "@stopbank/contract/roles";
import type { Route } from "@stopbank/contract/route";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { isApiToken } from "@stopbank/store/api-tokens";
import { getClientConfig } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { findJobGrant, isJobToken, type JobGrant } from "@stopbank/store/jobs";
import { listUserClients, type UserClient } from "@stopbank/store/memberships";
import { findLiveFamily } from "@stopbank/store/refresh-tokens";
import { untilWritten } from "@stopbank/store/until-written";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AccessTokens } from "../tokens/accessTokens.ts";
import { type AdmitToken, requireScope } from "../tokens/admitToken.ts";
import type { OwnClient, Person } from "./caller.ts";
import { requireOperator } from "./operators.ts";
import { recently } from "./recently.ts";

export interface AdmitOptions {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly admitToken: AdmitToken;
  /** The client that visitors without an account act in. */
  readonly publicClient: string;
}

/** Who asks, before a route narrows it down to what it promises its handler. */
export interface Admitted extends Person {
  readonly client?: OwnClient;
}

export interface Admission {
  /**
   * @param reply gets what there is to say of a token's allowance.
   * @throws DomainError 401, 403 or 404 as the route's access, scope and flag demand, and 429.
   */
  admit(request: FastifyRequest, route: Route, reply?: FastifyReply): Promise<Admitted>;
  /** The clients someone may act in; for a visitor, the public one. */
  clientsOf(person: Person): Promise<OwnClient[]>;
}

/** How long an ended sign-in, or a token past its time, may still be answered. */
const tokenTtlMs = 1_000;
/** Memberships change by being written, never with time alone. */
const clientsTtlMs = 60_000;

/** Decides who is asking and in which client, by the token and the memberships in the store, for every call anew. */
export function createAdmission({ store, accessTokens, admitToken, publicClient }: AdmitOptions): Admission {
  const signInOf = recently(tokenTtlMs, async (token) => {
    const { userId, familyId } = await accessTokens.verify(token);
    return { userId, familyId, family: await findLiveFamily(store.shared, familyId) };
  });
  const membershipsOf = untilWritten<UserClient[]>(store, clientsTtlMs, (userId) =>
    store.withUser(userId, listUserClients),
  );

  const grantOf = untilWritten(store, tokenTtlMs, (token) => findJobGrant(store, token));

  const clientsOf = async ({ userId, onlyClientId, byPassword }: Person): Promise<OwnClient[]> => {
    if (userId !== undefined)
      return (await membershipsOf(userId)).filter(
        ({ id, takesPassword }) =>
          (onlyClientId === undefined || id === onlyClientId) && (byPassword !== true || takesPassword),
      );
    const open = await findClientByName(store.shared, publicClient);
    return open === undefined ? [] : [open];
  };

  const personOf = async (
    request: FastifyRequest,
    route: Route,
    reply: FastifyReply | undefined,
  ): Promise<Person> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return {};
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
    if (token === undefined)
      throw new DomainError("unauthenticated", "auth/bad-token", "The authorization is not a Bearer token.");
    if (isJobToken(token)) return ownerOf(await grantOf(token), route);
    if (isApiToken(token)) return admitToken(token, reply);
    const { userId, familyId, family } = await signInOf(token);
    if (family === undefined)
      throw new DomainError("unauthenticated", "auth/signed-out", "Session expired, please log in again");
    const { onlyClientId } = family;
    return onlyClientId === undefined
      ? { userId, familyId, byPassword: true }
      : { userId, familyId, onlyClientId };
  };

  const admit = async (request: FastifyRequest, route: Route, reply?: FastifyReply): Promise<Admitted> => {
    if (route.access === "public") return {};
    const person = await personOf(request, route, reply);
    request.asking = person;
    if (person.token !== undefined) requireScope(route, person.token);
    if (person.userId === undefined && route.access !== "visitor")
      throw new DomainError("unauthenticated", "auth/sign-in-first", "Please log in first.");
    requireOwnSignIn(route, person);
    if (route.access === "operator") {
      await requireOperator(store, request, person);
      return person;
    }
    if (route.anyClient) return person;
    const client = asPreviewed(request, chosenClient(await clientsOf(person), wish(request)));
    request.asking = { ...person, client };
    await requireFlag(route, client);
    if (route.access !== "visitor")
      requireAccess(route.access, client.role === undefined ? [] : [client.role]);
    return { ...person, client };
  };

  const requireFlag = async ({ flag }: Route, client: OwnClient): Promise<void> => {
    if (flag === undefined) return;
    const config = await store.withClient(client.id, getClientConfig);
    if (!isFlagOn(previewedFlags(config.feature_flags, client.previewFlags), flag))
      throw new DomainError(
        "not-found",
        "feature/off",
        "This feature is not switched on for this organisation.",
        { flag },
      );
  };

  return { admit, clientsOf };
}

/** @throws DomainError where the job has ended, or asks for more than to read. */
function ownerOf(grant: JobGrant | undefined, { method, asks }: Route): Person {
  if (grant === undefined)
    throw new DomainError("unauthenticated", "auth/job-over", "The job that asks is over.");
  if (method !== "GET" && asks !== true)
    throw new DomainError("forbidden", "auth/read-only", "A job can read, and nothing else.");
  return { userId: grant.userId, onlyClientId: grant.clientId };
}

/** Whatever role they have, in a preview they are a member; features as they might stand are for who could switch them. */
function asPreviewed({ headers }: FastifyRequest, client: OwnClient): OwnClient {
  const header = headers[previewHeader];
  if (header === undefined || client.role === undefined) return client;
  const previewFlags = client.role === "admin" ? readPreview(String(header)) : {};
  return { ...client, role: "member", previewFlags };
}

/**
 * What is the person's own, in whatever client, is not changed by who was let in by one client's provider: with a password or a
 * second factor that it had set for them, that provider would be in all of their clients.
 *
 * @throws DomainError `auth/own-sign-in-only`.
 */
function requireOwnSignIn({ method, anyClient, byProvider }: Route, person: Person): void {
  const isByProvider = person.familyId !== undefined && person.onlyClientId !== undefined;
  if (!isByProvider || anyClient !== true || method === "GET" || byProvider === true) return;
  throw new DomainError(
    "forbidden",
    "auth/own-sign-in-only",
    "You are logged in with your organisation's account, which opens that organisation alone. Log in with your own password to do this.",
  );
}

/** Older clients add `_old` to their names. */
function wish(request: FastifyRequest): string | undefined {
  const header = request.headers["ui-client-name"];
  return typeof header === "string" && header !== "" ? header.replace(/_old$/, "") : undefined;
}

function chosenClient(clients: readonly OwnClient[], wishedClient: string | undefined): OwnClient {
  const client =
    wishedClient === undefined ? clients[0] : clients.find(({ clientName }) => clientName === wishedClient);
  if (client !== undefined) return client;
  // The same words for a client that is someone else's and one that does not exist.
  throw wishedClient === undefined
    ? new DomainError(
        "forbidden",
        "client/none",
        "Your account belongs to no organisation yet. Ask an administrator to invite you.",
      )
    : new DomainError("forbidden", "client/not-yours", "You are not a member of this organisation.");
}
