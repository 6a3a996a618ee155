import { routes } from "@stopbank/contract/routes";
import type { TileFile } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { Admission } from "../http/admit.ts";
import type { Person } from "../http/caller.ts";
import { recently } from "../http/recently.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { type StoredBytes, sendBytes, varies } from "../http/sendBytes.ts";
import { hazardSubject, subjectOfTiles } from "../usage/layerSubjects.ts";
import type { Uses } from "../usage/uses.ts";
import type { Asker } from "../work/asker.ts";
import { hazardContours, hazardTile } from "./hazardTile.ts";
import { keptTileBytes } from "./keptTileBytes.ts";
import { tileAddress } from "./tileAddress.ts";

export interface TileRouteParts {
  readonly admission: Admission;
  readonly datasets: Datasets;
  readonly uses: Pick<Uses, "opened">;
}

/** The address names the version: what it answers never changes. Private, since each client's data is its own. */
const forAYear = "private, max-age=31536000, immutable";

/** How long a former member may still fetch tiles; the browser keeps those it has for a year in any case. */
const clientsTtlMs = 1_000;

/** Tiles of any version whose folder is still there, for the members of the client that the address names. */
export function tileRoutes(register: RegisterRoute, { admission, datasets, uses }: TileRouteParts): void {
  const clientIdsByPerson = recently(clientsTtlMs, async (person) => {
    const clients = await admission.clientsOf(JSON.parse(person) as Person);
    return new Map(clients.map(({ clientName, id }) => [clientName, id]));
  });
  // A job, a token or a sign-in by a client's provider, has one of the person's clients, and must not be answered as they are.
  const clientIdsOf = ({ userId, onlyClientId, byPassword }: Person) =>
    clientIdsByPerson(JSON.stringify({ userId, onlyClientId, byPassword }));

  /** Another client's datasets are as unknown as ones that never were. */
  const open = async (
    { client, version }: { client: string; version: string },
    person: Person,
    reply: FastifyReply,
  ): Promise<Opened> => {
    const clientId = (await clientIdsOf(person)).get(client);
    if (clientId === undefined) throw noSuchTiles();
    const dataset = await datasets.version(client, version);
    reply.header("x-dataset-version", dataset.version);
    return { dataset, clientId };
  };

  const answer = (request: FastifyRequest, reply: FastifyReply, tile: StoredBytes | undefined) =>
    tile === undefined
      ? reply.code(204).header("cache-control", forAYear).header("vary", varies).send()
      : sendBytes(request, reply, tile, forAYear);

  const fromArchive =
    (kind: TileFile["kind"]) =>
    async ({ params, caller, asker, request, reply }: ArchiveCall) => {
      const { z, x, y } = tileAddress(params);
      const { dataset, clientId } = await open(params, caller, reply);
      const archive = dataset.directory.tiles(params.name, kind);
      if (archive === undefined) throw noSuchTiles();
      const tile = await dataset.keep(`tile ${archive.file} ${z} ${x} ${y}`, async () => {
        const value = await dataset.data.tile(archive.file, z, x, y);
        return { value, bytes: keptTileBytes(value?.bytes) };
      });
      uses.opened(clientId, subjectOfTiles(dataset.manifest, params.name), asker);
      return answer(request, reply, tile);
    };

  register(routes.vectorTile, fromArchive("vector"));
  register(routes.imageTile, fromArchive("raster"));
  register(routes.hazardTile, async ({ params, caller, asker, request, reply }) => {
    const address = tileAddress(params);
    const { dataset, clientId } = await open(params, caller, reply);
    const tile = await hazardTile(dataset, params.assetTag, address);
    const { hazard } = dataset.directory.scenario(params.assetTag);
    uses.opened(clientId, hazardSubject(hazard.hazardId), asker);
    return answer(request, reply, tile);
  });
  register(routes.hazardContours, async ({ params, caller, request, reply }) => {
    const address = tileAddress(params);
    const { dataset } = await open(params, caller, reply);
    return answer(request, reply, await hazardContours(dataset, params.assetTag, address));
  });
}

interface Opened {
  readonly dataset: ServedDataset;
  readonly clientId: string;
}

interface ArchiveCall {
  readonly params: { client: string; version: string; name: string; z: string; x: string; y: string };
  readonly caller: Person;
  readonly asker: Asker;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const noSuchTiles = () => new DomainError("not-found", "tiles/unknown", "There are no such tiles.");
