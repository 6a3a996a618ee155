import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  CreatedClient,
  InstallationClient,
  NewClientRequest,
} from "../../schemas/administration/installation.ts";

/** About the installation, and so about no client in use. */
const operators = { access: "operator", anyClient: true, tag: "Installation" } as const;

/** What operators look after. Who is one, the command line says and no call. */
export const installationRoutes = defineRoutes({
  installationClients: {
    ...operators,
    method: "GET",
    path: "/installation/clients",
    summary: "Every client of the installation, by display name, with how many people it has.",
    response: Type.Array(InstallationClient),
  },
  createClient: {
    ...operators,
    method: "POST",
    path: "/installation/clients",
    summary:
      "Creates a client, with every feature on. Its first administrator is one at once where the address has an account, and else is invited by a mail whose link is good for 24 hours. 409 `clients/name-taken`.",
    body: NewClientRequest,
    response: CreatedClient,
    status: 201,
  },
});
