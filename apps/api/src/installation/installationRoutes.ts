import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { type ClientOverview, clientOverviews } from "@stopbank/store/client-overviews";
import { reserveAttempt } from "@stopbank/store/throttle";
import { normaliseEmail } from "@stopbank/store/users";
import type { Datasets } from "../data/datasets.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import type { PostMail } from "../people/invitations.ts";
import { createClient, requireEmail } from "./createClient.ts";
import { makeAdministrator } from "./makeAdministrator.ts";

export interface InstallationRouteParts {
  readonly store: Store;
  readonly datasets: Datasets;
  readonly mail: PostMail;
}

/** Clients that one operator creates in a day: each may be a mail to a stranger in our name. */
const daily = { kind: "allowance", failures: 100, periodSeconds: 86_400 } as const;

/** What operators look after. */
export function installationRoutes(
  register: RegisterRoute,
  { store, datasets, mail }: InstallationRouteParts,
): void {
  register(routes.installationClients, async () => Promise.all((await clientOverviews(store)).map(asTold)));

  register(routes.createClient, async ({ body, caller: { userId } }) => {
    const { name, display_name: displayName } = body;
    requireEmail(body.administrator);
    const email = normaliseEmail(body.administrator);
    await countCreation(userId);
    const by = { userId };
    const asked = { name, displayName, findBounds, by };
    const { client, made } = await createClient(store, asked, async (tx) => {
      const became = await makeAdministrator(tx, mail, { email, by });
      const people = became === "admin" ? { members: 1, invited: 0 } : { members: 0, invited: 1 };
      return { became, ...people };
    });
    const { became, ...people } = made;
    return {
      client: await asTold({ ...client, createdAt: new Date(), ...people }),
      administrator: { email, became },
    };
  });

  const asTold = async ({ clientName, displayName, createdAt, members, invited }: ClientOverview) => ({
    client_name: clientName,
    display_name: displayName,
    created_at: createdAt.toISOString(),
    members,
    invited,
    // One whose data are damaged takes nothing from the list of all: it has none to show.
    has_dataset: await datasets.isPublished(clientName).catch(() => false),
  });

  const findBounds = async (name: string) =>
    (await datasets.isPublished(name)) ? (await datasets.current(name)).manifest.bounds : undefined;

  const countCreation = async (userId: string): Promise<void> => {
    const reservation = await reserveAttempt(store, [{ key: `clients-created:${userId}`, rule: daily }]);
    if ("refusal" in reservation)
      throw new DomainError(
        "too-many",
        "client/too-many",
        "You have created as many clients as anybody may in a day. Try again later.",
        { retryAfterSeconds: reservation.refusal.retryAfterSeconds },
      );
  };
}
