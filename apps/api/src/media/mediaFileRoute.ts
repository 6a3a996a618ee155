import { readMediaName } from "@stopbank/contract/media-name";
import { routes } from "@stopbank/contract/routes";
import type { Admission } from "../http/admit.ts";
import type { Person } from "../http/caller.ts";
import { recently } from "../http/recently.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { noSuchMedium } from "./mediaFaults.ts";
import type { FindMedium } from "./mediaFinder.ts";
import { createMediaReaders } from "./mediaReaders.ts";
import { sendMedium } from "./sendMedium.ts";

/** How long a former member may still fetch them; the browser keeps those it has for a year in any case. */
const clientsTtlMs = 1_000;

export interface MediaFileParts {
  readonly admission: Admission;
  readonly find: FindMedium;
}

/** Media as pages show them: for the members of the client that the address names, and of the public client for anybody. */
export function mediaFileRoute(register: RegisterRoute, { admission, find }: MediaFileParts): void {
  const clientIds = recently(clientsTtlMs, async (person) => {
    const clients = await admission.clientsOf(JSON.parse(person) as Person);
    return new Map(clients.map(({ clientName, id }) => [clientName, id]));
  });
  const readers = createMediaReaders();
  const visitors = () => clientIds("{}");
  const clientIdsOf = ({ userId, onlyClientId, byPassword }: Person) =>
    clientIds(JSON.stringify({ userId, onlyClientId, byPassword }));

  register(
    routes.mediumFile,
    async ({ params: { client, medium }, query: { w }, caller, asker, request, reply }) => {
      readers.begin(asker, reply);
      const clientId = (await visitors()).get(client) ?? (await clientIdsOf(caller)).get(client);
      const name = readMediaName(medium);
      // Another client's are as unknown as ones that never were.
      if (clientId === undefined || name === undefined) throw noSuchMedium();
      const widthPx = w === undefined ? undefined : Number(w);
      const found = await find(clientId, medium, widthPx, (read) => readers.look(asker, read));
      if (found === undefined) throw noSuchMedium();
      const isPublic = caller.userId === undefined;
      return sendMedium(request, reply, found, { name: medium, ending: name.ending, isPublic });
    },
  );
}
