import type { Client } from "@stopbank/store/clients";
import { listClients } from "@stopbank/store/clients";
import { listMembers } from "@stopbank/store/memberships";
import { operatorIds } from "@stopbank/store/operators";
import { listUsers as everyUser, type User } from "@stopbank/store/users";
import { Type } from "typebox";
import { ClientName, clientNamed, type OrderTools, order } from "../order.ts";

/** Every account, or those of one client: its state, when it last logged in, what it is where, and whether it is an operator. */
export const listUsers = order({
  body: Type.Object({ client: Type.Optional(ClientName) }, { additionalProperties: false }),
  perform: async (tools, { client: name }) => {
    const clients =
      name === undefined ? await listClients(tools.store.shared) : [await clientNamed(tools, name)];
    const roles = await rolesByUser(tools, clients);
    const users = (await everyUser(tools.store.shared)).filter(
      ({ id }) => name === undefined || roles.has(id),
    );
    const operators = await operatorIds(tools.store.shared);
    const width = Math.max(0, ...users.map(({ email }) => email.length)) + 2;
    return (
      users
        .map((user) =>
          lineOf(user, width, [
            ...(roles.get(user.id) ?? []),
            ...(operators.has(user.id) ? ["operator of the installation"] : []),
          ]),
        )
        .join("\n") || "There are no accounts."
    );
  },
});

/** `admin of larkhaven`, by the user's id. */
async function rolesByUser(
  { store }: OrderTools,
  clients: readonly Client[],
): Promise<Map<string, string[]>> {
  const roles = new Map<string, string[]>();
  for (const { id, clientName } of clients)
    for (const { userId, role } of await store.withClient(id, listMembers))
      roles.set(userId, [...(roles.get(userId) ?? []), `${role} of ${clientName}`]);
  return roles;
}

const lineOf = ({ email, status, lastLoggedInAt }: User, width: number, roles: readonly string[]) =>
  [
    email.padEnd(width),
    status.padEnd(13),
    `last log-in ${lastLoggedInAt?.toISOString().slice(0, 10) ?? "never"}`.padEnd(24),
    roles.join(", ") || "no client",
  ].join("");
