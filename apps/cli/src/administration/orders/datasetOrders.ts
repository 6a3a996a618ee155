import { replaceCurrent, versionBefore } from "@stopbank/dataset/versions";
import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { Type } from "typebox";
import { byCommandLine, ClientName, type OrderTools, order } from "./order.ts";
import { unfitSettings } from "./settingsFit.ts";

/**
 * Makes a version that is kept the one a client shows, and writes it into the client's trail, as Administration does. Without a version
 * it is the one before. What nobody could look up later is taken back.
 */
export const makeVersionCurrent = order({
  body: Type.Object(
    {
      client: ClientName,
      version: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
      /** Where datasets lie for whoever gives the order: a server that runs may have been started with another place. */
      place: Type.String({ minLength: 1, maxLength: 2_000 }),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, version: wanted, place }) => {
    const { store, datasets } = tools;
    if (datasets.address !== place) throw otherPlace(datasets.address, place);
    const client = await findClientByName(store.shared, name);
    const version = wanted ?? (await versionBefore(datasets, name));
    const before = await replaceCurrent(datasets, name, version);
    if (client === undefined)
      return `${name} now shows ${version}. There is no client of that name, so no trail has it.`;
    if (before !== version)
      try {
        await recordChange(tools, client.id, before, version);
      } catch (error) {
        await replaceCurrent(datasets, name, before, version);
        throw error;
      }
    return `${name} now shows ${version}.${await unfitSettings(tools, client)}`;
  },
});

const recordChange = ({ store }: OrderTools, clientId: string, before: string, after: string) =>
  store.withClient(clientId, (tx) =>
    recordClientEvent(tx, {
      action: "dataset.made-current",
      subject: after,
      details: byCommandLine({ before, after }),
    }),
  );

const otherPlace = (servers: string, own: string) =>
  new DomainError(
    "conflict",
    "dataset/other-place",
    `The running server has its datasets in ${servers}, and this command in ${own}. Give it the server's STOPBANK_DATASETS.`,
  );
