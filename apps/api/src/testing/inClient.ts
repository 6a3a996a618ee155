import { putContent } from "@stopbank/store/client-content";
import { findClientByName } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import { type FlagPosition, switchFeatureFlag } from "@stopbank/store/feature-flags";
import type { RunningApi } from "./startApi.ts";

type WithStore = Pick<RunningApi, "store">;

/** Works in a client's own rows, past every route. @throws Error where there is no such client. */
export async function inClient<T>(
  { store }: WithStore,
  name: string,
  work: (tx: ClientTransaction) => Promise<T>,
): Promise<T> {
  const client = await findClientByName(store.shared, name);
  if (client === undefined) throw new Error(`There is no client ${name}.`);
  return store.withClient(client.id, work);
}

/** Keeps a text as the next version, as it is: also one that no route would take. @returns the version. */
export const keepText = (
  api: WithStore,
  client: string,
  document: Parameters<typeof putContent>[1],
): Promise<number> => inClient(api, client, (tx) => putContent(tx, document));

export const switchFlag = (
  api: WithStore,
  client: string,
  flag: string,
  position: FlagPosition,
): Promise<unknown> => inClient(api, client, (tx) => switchFeatureFlag(tx, flag, position));
