import { createClient, requireEmail } from "@stopbank/api/create-client";
import type { PostMail } from "@stopbank/api/invitations";
import { makeAdministrator } from "@stopbank/api/make-administrator";
import { clientNamePattern, longestDisplayName } from "@stopbank/contract/client-names";
import { LineOfText } from "@stopbank/contract/line-of-text";
import { Role } from "@stopbank/contract/role";
import { currentVersion, openDataset } from "@stopbank/dataset/read";
import { giveRole } from "@stopbank/store/change-role";
import { findClientByName } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import { normaliseEmail, type User } from "@stopbank/store/users";
import { type Static, Type } from "typebox";
import { byCommandLine, Email, type OrderTools, order, userOf } from "../order.ts";

const Body = Type.Object(
  {
    name: Type.String({ pattern: clientNamePattern }),
    displayName: LineOfText(longestDisplayName),
    members: Type.Array(Type.Object({ email: Email, role: Role }), { maxItems: 200 }),
    /** Who has no account yet is invited by mail. */
    administrators: Type.Optional(Type.Array(Email, { maxItems: 20 })),
  },
  { additionalProperties: false },
);

/**
 * Creates a client, and makes existing accounts its members; an administrator without one is invited. The map opens where its dataset
 * lies. A client that is there keeps its settings.
 */
export const addClient = order({
  body: Body,
  perform: async (tools, body) => {
    const { store } = tools;
    const { name, displayName, members, administrators = [] } = body;
    administrators.forEach(requireEmail);
    const users = await Promise.all(members.map(({ email }) => userOf(tools, email)));
    const mail = administrators.length === 0 ? undefined : await tools.openMail();
    const addPeople = (tx: ClientTransaction) => peopleAdded(tx, mail, users, body);
    const existing = await findClientByName(store.shared, name);
    const by = { details: byCommandLine() };
    const findBounds = boundsIn(tools);
    const added =
      existing === undefined
        ? (await createClient(store, { name, displayName, findBounds, by }, addPeople)).made
        : await store.withClient(existing.id, addPeople);
    const hasDataset = (await currentVersion(tools.datasets, name)) !== undefined;
    return (
      `${existing === undefined ? "Created" : "Kept"} the client ${name}${added.map((words) => `, ${words}`).join("")}.` +
      (hasDataset ? "" : "\nIt has no dataset yet: publish one with `stopbank import`.")
    );
  },
});

/** @returns what each person is now, in words. */
async function peopleAdded(
  tx: ClientTransaction,
  mail: PostMail | undefined,
  users: readonly User[],
  { members, administrators = [] }: Static<typeof Body>,
): Promise<string[]> {
  const by = { details: byCommandLine() };
  const words: string[] = [];
  for (const [i, { id: userId, email }] of users.entries()) {
    const { role } = members[i]!;
    await giveRole(tx, { userId, role, by });
    words.push(`${email} is ${role}`);
  }
  if (mail === undefined) return words;
  for (const written of administrators) {
    const email = normaliseEmail(written);
    const became = await makeAdministrator(tx, mail, { email, by });
    words.push(
      became === "admin" ? `${email} is admin` : `${email} is invited as admin, by a mail good for 24 hours`,
    );
  }
  return words;
}

const boundsIn =
  ({ datasets }: OrderTools) =>
  async (client: string) => {
    if ((await currentVersion(datasets, client)) === undefined) return undefined;
    return (await openDataset(datasets, client)).manifest.bounds;
  };
