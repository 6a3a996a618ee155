import type { Preferences } from "@stopbank/contract/branding";
import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import {
  changeClientConfig,
  getClientConfig,
  getClientPreferences,
  putClientPreferences,
} from "@stopbank/store/client-settings";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { changeOf } from "./changeOf.ts";
import { clientConfig, clientPreferences } from "./clientDocuments.ts";
import { changedMeanwhile, tagOf } from "./settingsTag.ts";

/** How the client in use speaks, and what its maps offer. */
export function preferenceRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  register(routes.preferences, ({ caller: { client } }) =>
    store.withClient(client.id, async (tx) =>
      kept(preferencesOf(await getClientConfig(tx), await getClientPreferences(tx))),
    ),
  );

  register(routes.putPreferences, ({ body: { base, preferences }, caller: { client, userId } }) =>
    store.withClient(client.id, async (tx) => {
      const { terrain_map, country_codes } = preferences;
      // Whoever changes them takes this row first, so that what is read next is what stands.
      await changeClientConfig(tx, (config) => config);
      const stored = await getClientPreferences(tx);
      const before = preferencesOf(await getClientConfig(tx), stored);
      if (tagOf(before) !== base) throw changedMeanwhile("preferences");
      const after = { ...preferences, basemaps: firstOfEach(preferences.basemaps) };
      const details = changeOf(before, after);
      if (details === undefined) return kept(before);
      await changeClientConfig(tx, (config) => ({ ...config, terrain_map, country_codes }));
      await putClientPreferences(tx, {
        ...stored,
        term_preference: { hazard: after.wording === "hazard", risk: after.wording === "risk" },
        use_hazard_name: { flag: after.use_hazard_name },
        basemap_list: after.basemaps.map(({ type, source }) => ({ label: labels[type], source, type })),
      });
      await recordClientEvent(tx, { action: "preferences.changed", actorUserId: userId, details });
      return kept(preferencesOf(await getClientConfig(tx), await getClientPreferences(tx)));
    }),
  );
}

const labels = { default: "Default", satellite: "Satellite", terrain: "Terrain" } as const;
type Type = keyof typeof labels;

/** What lists of before called them. */
const called: Readonly<Record<string, Type>> = {
  default: "default",
  street: "default",
  satellite: "satellite",
  aerial: "satellite",
  terrain: "terrain",
  contours: "terrain",
};

const kept = (preferences: Preferences) => ({ tag: tagOf(preferences), preferences });

/** What is shown of the client today, defaults included. */
function preferencesOf(config: object, stored: object): Preferences {
  const { terrain_map, country_codes } = clientConfig({ clientName: "", displayName: "" }, config, null);
  const { term_preference, use_hazard_name, basemap_list } = clientPreferences(stored);
  return {
    wording: term_preference.hazard ? "hazard" : "risk",
    use_hazard_name: use_hazard_name.flag,
    terrain_map,
    basemaps: firstOfEach(
      basemap_list.flatMap(({ type, label, source }) => {
        const known = called[type.toLowerCase()] ?? called[label.toLowerCase()];
        return known === undefined ? [] : [{ type: known, source }];
      }),
    ),
    country_codes,
  };
}

const firstOfEach = (list: Preferences["basemaps"]): Preferences["basemaps"] =>
  list.filter(({ type }, at) => list.findIndex((other) => other.type === type) === at);
