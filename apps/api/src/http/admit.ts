import type { Route } from "@stopbank/contract/route";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { getClientConfig } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { listUserClients } from "@stopbank/store/memberships";
import { isFamilyLive } from "@stopbank/store/refresh-tokens";
import { untilWritten } from "@stopbank/store/until-written";
import type { FastifyRequest } from "fastify";
import type { AccessTokens } from "../tokens/accessTokens.ts";
import type { OwnClient } from "./caller.ts";
import { recently } from "./recently.ts";

export interface AdmitOptions {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  /** The client that visitors without an account act in. */
  readonly publicClient: string;
}

/** Who asks, before a route narrows it down to what it promises its handler. */
export interface Admitted {
  readonly userId?: string;
  readonly client?: OwnClient;
}

export interface Admission {
  /** @throws DomainError 401, 403 or 404 as the route's access and flag demand. */
  admit(request: FastifyRequest, route: Route): Promise<Admitted>;
  /** The clients someone may act in; for a visitor, the public one. */
  clientsOf(userId: string | undefined): Promise<OwnClient[]>;
}

/** How long an ended sign-in, or a token past its time, may still be answered. */
const tokenTtlMs = 1_000;
/** Memberships change by being written, never with time alone. */
const clientsTtlMs = 60_000;

/** Decides who is asking and in which client, by the token and the memberships in the store, for every call anew. */
export function createAdmission({ store, accessTokens, publicClient }: AdmitOptions): Admission {
  const signInOf = recently(tokenTtlMs, async (token) => {
    const { userId, familyId } = await accessTokens.verify(token);
    return { userId, isLive: await isFamilyLive(store.shared, familyId) };
  });
  const membershipsOf = untilWritten<OwnClient[]>(store, clientsTtlMs, (userId) =>
    store.withUser(userId, listUserClients),
  );

  const clientsOf = async (userId: string | undefined): Promise<OwnClient[]> => {
    if (userId !== undefined) return membershipsOf(userId);
    const open = await findClientByName(store.shared, publicClient);
    return open === undefined ? [] : [open];
  };

  const userOf = async (request: FastifyRequest): Promise<string | undefined> => {
    const { authorization } = request.headers;
    if (authorization === undefined) return undefined;
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
    if (token === undefined)
      throw new DomainError("unauthenticated", "auth/bad-token", "The authorization is not a Bearer token.");
    const { userId, isLive } = await signInOf(token);
    if (!isLive)
      throw new DomainError("unauthenticated", "auth/signed-out", "Session expired, please log in again");
    return userId;
  };

  const admit = async (request: FastifyRequest, route: Route): Promise<Admitted> => {
    if (route.access === "public") return {};
    const userId = await userOf(request);
    if (userId === undefined && route.access !== "visitor")
      throw new DomainError("unauthenticated", "auth/sign-in-first", "Please log in first.");
    const who = userId === undefined ? {} : { userId };
    if (route.anyClient) return who;
    const client = chosen(await clientsOf(userId), wish(request));
    await requireFlag(route, client);
    if (route.access === "admin" && client.role !== "admin")
      throw new DomainError(
        "forbidden",
        "auth/admins-only",
        "Only an administrator of this organisation may do this.",
      );
    return { ...who, client };
  };

  const requireFlag = async ({ flag }: Route, client: OwnClient): Promise<void> => {
    if (flag === undefined) return;
    const config = await store.withClient(client.id, getClientConfig);
    if (config.feature_flags?.[flag]?.enabled !== "enabled")
      throw new DomainError(
        "not-found",
        "feature/off",
        "This feature is not switched on for this organisation.",
        { flag },
      );
  };

  return { admit, clientsOf };
}

/** Older clients add `_old` to their names. */
function wish(request: FastifyRequest): string | undefined {
  const header = request.headers["ui-client-name"];
  return typeof header === "string" && header !== "" ? header.replace(/_old$/, "") : undefined;
}

function chosen(clients: readonly OwnClient[], wished: string | undefined): OwnClient {
  const client = wished === undefined ? clients[0] : clients.find(({ clientName }) => clientName === wished);
  if (client !== undefined) return client;
  // The same words for a client that is someone else's and one that does not exist.
  throw wished === undefined
    ? new DomainError(
        "forbidden",
        "client/none",
        "Your account belongs to no organisation yet. Ask an administrator to invite you.",
      )
    : new DomainError("forbidden", "client/not-yours", "You are not a member of this organisation.");
}
