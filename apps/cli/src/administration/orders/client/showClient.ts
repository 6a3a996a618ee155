import { isFlagOn } from "@stopbank/contract/flag-names";
import type { FeatureFlag } from "@stopbank/contract/flags";
import { currentVersion } from "@stopbank/dataset/read";
import { listApiTokens } from "@stopbank/store/api-tokens";
import { getClientConfig, getClientPreferences } from "@stopbank/store/client-settings";
import { listClientUsers } from "@stopbank/store/client-users";
import { listEmailDomains } from "@stopbank/store/email-domains";
import { Type } from "typebox";
import { ClientName, clientNamed, order } from "../order.ts";

/** What there is of a client, as JSON: its names, dataset, people by role, domains, features that are on, tokens, preferences. */
export const showClient = order({
  body: Type.Object({ client: ClientName }, { additionalProperties: false }),
  perform: async (tools, { client: name }) => {
    const client = await clientNamed(tools, name);
    const dataset = await currentVersion(tools.datasets, client.clientName);
    const shown = await tools.store.withClient(client.id, async (tx) => {
      const { feature_flags = {}, theme, default_location } = await getClientConfig(tx);
      const people = await listClientUsers(tx);
      const count = (role: string) => people.filter((person) => person.role === role).length;
      return {
        client_name: client.clientName,
        subdomain: client.subdomain,
        display_name: client.displayName,
        dataset: dataset ?? null,
        people: { admin: count("admin"), editor: count("editor"), member: count("member") },
        email_domains: await listEmailDomains(tx),
        features_on: Object.keys(feature_flags)
          .filter((flag) => isFlagOn(feature_flags, flag as FeatureFlag))
          .toSorted(),
        tokens_in_use: (await listApiTokens(tx)).filter(
          ({ endedAt, expiresAt }) => endedAt === null && expiresAt.getTime() > Date.now(),
        ).length,
        default_location: default_location ?? null,
        theme: theme ?? null,
        preferences: await getClientPreferences(tx),
      };
    });
    return JSON.stringify(shown, undefined, 2);
  },
});
