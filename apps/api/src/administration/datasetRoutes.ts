import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { latestOfAction } from "@stopbank/store/latest-of-action";
import type { Datasets } from "../data/datasets.ts";
import type { MemberCaller } from "../http/caller.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { changesBetween } from "./versionChanges.ts";
import { heldBy } from "./versionFacts.ts";

/** In the trail, with the version as its subject. */
const madeCurrent = "dataset.made-current";

export interface DatasetRouteParts {
  readonly store: Store;
  readonly datasets: Datasets;
}

/** The versions of a client's dataset, for its administrators. */
export function datasetRoutes(register: RegisterRoute, { store, datasets }: DatasetRouteParts): void {
  register(routes.keptVersions, async ({ caller: { client } }) => {
    const { version: current } = await datasets.current(client.clientName);
    const kept = await datasets.kept(client.clientName);
    const latest = await store.withClient(client.id, (tx) =>
      latestOfAction(
        tx,
        madeCurrent,
        kept.map(({ version }) => version),
      ),
    );
    const versions = [];
    const damaged = [];
    for (const { version, storedMs, wasCurrent } of kept)
      try {
        const { manifest } = await datasets.version(client.clientName, version);
        const event = latest.get(version);
        versions.push({
          version,
          ...heldBy(manifest),
          stored_at: new Date(storedMs).toISOString(),
          is_current: version === current,
          was_current: wasCurrent,
          made_current: event === undefined ? null : { at: event.at.toISOString(), by: event.actorEmail },
        });
      } catch (error) {
        if (!(error instanceof DomainError && error.code === "dataset/corrupt-file")) throw error;
        damaged.push(version);
      }
    return { versions, damaged };
  });

  register(routes.versionChanges, async ({ params: { version }, query: { since }, caller: { client } }) => {
    const before =
      since === undefined
        ? await datasets.current(client.clientName)
        : await keptVersion(client.clientName, since);
    return changesBetween(before, await keptVersion(client.clientName, version));
  });

  register(routes.makeVersionCurrent, async ({ params: { version }, body, caller }) => {
    const { clientName } = caller.client;
    const before = await datasets.makeCurrent(clientName, version, body.instead_of);
    if (before !== version)
      try {
        await recordChange(caller, before, version);
      } catch (error) {
        // What nobody could look up later is taken back.
        await datasets.makeCurrent(clientName, before, version);
        throw error;
      }
    return { version, before };
  });

  const recordChange = ({ client, userId }: MemberCaller, before: string, version: string) =>
    store.withClient(client.id, (tx) =>
      recordClientEvent(tx, {
        action: madeCurrent,
        actorUserId: userId,
        subject: version,
        details: { before, after: version },
      }),
    );

  async function keptVersion(client: string, version: string) {
    if ((await datasets.kept(client)).some((each) => each.version === version))
      return datasets.version(client, version);
    throw new DomainError(
      "not-found",
      "dataset/unknown-version",
      "That version of the data is not kept any more. Choose another one.",
    );
  }
}
