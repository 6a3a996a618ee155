import { recordClientEvent } from "@stopbank/store/audit";
import { getClientPreferences, putClientPreferences } from "@stopbank/store/client-settings";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, order } from "../order.ts";

const labels = { default: "Default", satellite: "Satellite", terrain: "Terrain" } as const;

/** Says which background maps a client has to choose from, and what each of them is shown from. */
export const listBasemaps = order({
  body: Type.Object(
    {
      client: ClientName,
      basemaps: Type.Array(
        Type.Object(
          {
            type: Type.Union([Type.Literal("default"), Type.Literal("satellite"), Type.Literal("terrain")]),
            // Which sources there are, the BFF knows, whose file names them.
            source: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 10 },
      ),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, basemaps }) => {
    const client = await clientNamed(tools, name);
    const list = basemaps.map(({ type, source }) => ({ label: labels[type], source, type }));
    await tools.store.withClient(client.id, async (tx) => {
      const preferences = await getClientPreferences(tx);
      await putClientPreferences(tx, { ...preferences, basemap_list: list });
      const details = byCommandLine({ before: preferences.basemap_list ?? [], after: list });
      await recordClientEvent(tx, { action: "basemaps.changed", subject: name, details });
    });
    const said = list.map(({ label, source }) => `${label} from ${source}`).join(", ");
    return `${client.displayName} has ${said === "" ? "all of its dataset's own" : said}.`;
  },
});
