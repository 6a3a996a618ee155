import type { CallApi } from "@stopbank/contract/client";
import type { ExportCaller } from "@stopbank/contract/export-caller";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import type { FastifyBaseLogger } from "fastify";
import type { Get, Token } from "../common.ts";
import { api, audit, type Caller, type CallerClient, caller, jobs, log, store } from "./callerTokens.ts";
import type { JobsOf } from "./jobHost.ts";

/** One request, as far as a plugin's services go. */
export interface AskedAs {
  readonly kind: Caller["kind"];
  readonly call: CallApi;
  /** Who that is, where `call` may not ask for it: of a program that has an API token. */
  readonly who?: () => Promise<ExportCaller>;
}

export interface CallerParts {
  /** @throws DomainError where the request has a session that is over. */
  readonly askedAs: () => Promise<AskedAs>;
  readonly openStore: () => Promise<Store>;
  /** The request's own, and the plugin that is named in it. */
  readonly log: FastifyBaseLogger;
  readonly plugin: string;
  readonly jobsOf: JobsOf;
  /** What is not the caller's own. */
  readonly get: Get;
}

/**
 * The services of one request, each made when it is first asked for. Whose client it is, the API decides: nothing of the
 * store is touched before that.
 */
export function createCallerServices({ askedAs, ...parts }: CallerParts): Get {
  const whoAsks = once(async () => findCaller(await askedAs(), await parts.openStore()));
  const own = createOwnServices({ ...parts, whoAsks });
  const call = once(async () => (await askedAs()).call);
  return ((wanted: Token<unknown>) => (wanted.name === api.name ? call() : own(wanted))) as Get;
}

export interface OwnParts extends Omit<CallerParts, "askedAs"> {
  readonly whoAsks: () => Promise<Caller>;
}

/** What needs no asking of the API but for who asks. */
export function createOwnServices({
  whoAsks: find,
  openStore,
  log: logger,
  plugin,
  jobsOf,
  get,
}: OwnParts): Get {
  const whoAsks = once(find);
  const inClient = once(async () => {
    const { client } = await whoAsks();
    const opened = await openStore();
    return <T>(work: Parameters<typeof opened.withClient<T>>[1]) => opened.withClient(client.id, work);
  });
  const makers = new Map<string, () => Promise<unknown>>();
  const offer = <T>({ name }: Token<T>, make: () => Promise<T>) => makers.set(name, once(make));
  offer(caller, whoAsks);
  offer(log, async () => logger.child({ plugin }));
  offer(store, async () => ({ transaction: await inClient() }));
  offer(audit, async () => {
    const { userId } = await whoAsks();
    const transaction = await inClient();
    return {
      record: async (event, tx) => {
        const known = userId === undefined ? event : { ...event, actorUserId: userId };
        await (tx === undefined
          ? transaction((own) => recordClientEvent(own, known))
          : recordClientEvent(tx, known));
      },
    };
  });
  offer(jobs, async () => {
    const { userId, client } = await whoAsks();
    if (userId === undefined) throw signInFirst();
    return jobsOf({ userId, clientId: client.id });
  });
  return ((wanted: Token<unknown>) => makers.get(wanted.name)?.() ?? get(wanted)) as Get;
}

/** @throws DomainError in the API's words where the caller may not use the client, or is nobody any more. */
async function findCaller({ kind, call, who }: AskedAs, opened: Store): Promise<Caller> {
  if (kind === "visitor") {
    // The call asks for the configuration too, because that is where a visitor's wish for another client is refused.
    const [[open]] = await Promise.all([call(routes.clients, {}), call(routes.clientConfig, {})]);
    return { kind, roles: [], client: await clientNamed(open?.client_name, opened) };
  }
  const { user_uuid, user_roles, client_name } = await (who === undefined
    ? call(routes.currentUser, {})
    : who());
  return { kind, userId: user_uuid, roles: user_roles, client: await clientNamed(client_name, opened) };
}

async function clientNamed(name: string | undefined, { shared }: Store): Promise<CallerClient> {
  const client = name === undefined ? undefined : await findClientByName(shared, name);
  if (client === undefined)
    throw new DomainError("forbidden", "client/none", "There is no organisation to do this in.", { name });
  return { id: client.id, name: client.clientName, displayName: client.displayName };
}

export const signInFirst = () =>
  new DomainError("unauthenticated", "auth/sign-in-first", "Please log in first.");

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
