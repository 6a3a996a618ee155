import { routes } from "@stopbank/contract/routes";
import { createMapPages } from "@stopbank/map-page/pages";
import type { ClientInfo, SessionInfo } from "@stopbank/plugin-api/browser";
import { type Host, startHost } from "@stopbank/plugin-api/browser-host";
import type { Printing, ReportTemplate } from "@stopbank/plugin-api/print";
import { loadClient } from "../client/loadClient.ts";
import { browserPlugins } from "../plugins.ts";
import { findTemplate } from "./findTemplate.ts";
import { printPlugins } from "./printPlugins.ts";
import { createPrintCall, createPrintNetwork, printServices } from "./printServices.ts";

/** All that is needed to draw a document. */
export interface PreparedPrint {
  readonly client: ClientInfo;
  readonly host: Host;
  readonly template: ReportTemplate;
}

/**
 * Finds a template and gets ready what it stands on, in the client of the address, for whoever it is printed for.
 *
 * @param address of the page: `/print/<template>?client=...`.
 * @throws DomainError `print/no-such-template`, ApiError where a call is refused.
 */
export async function preparePrint(address: URL, paper: Printing): Promise<PreparedPrint> {
  const name = address.searchParams.get("client") ?? "";
  const network = createPrintNetwork(name);
  const call = createPrintCall(network);
  const [client, session] = await Promise.all([
    loadClient(name, new AbortController().signal),
    call(routes.currentUser, {}).then(
      (user): SessionInfo => ({
        status: "signed-in",
        email: user.email,
        userUuid: user.user_uuid,
        roles: user.user_roles,
        clients: [],
        demo: false,
      }),
    ),
  ]);
  const manifests = browserPlugins.map(({ manifest }) => manifest);
  const flags = client.config.feature_flags;
  const viewer = { signedIn: true, roles: session.roles };
  const [template, host] = await Promise.all([
    findTemplate(address.pathname.replace(/^\/print\//, ""), printPlugins, manifests, flags, viewer),
    startHost(browserPlugins, flags, {
      ownPaths: [],
      services: (contributions) =>
        printServices({ client, session, network, paper, pages: createMapPages(), contributions, manifests }),
    }),
  ]);
  for (const { plugin, code, message } of host.faults) console.warn(`[${plugin}] ${code}: ${message}`);
  return { client, host, template };
}
