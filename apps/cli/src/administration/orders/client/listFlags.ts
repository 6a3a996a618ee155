import { isFlagOn } from "@stopbank/contract/flag-names";
import { type FeatureFlag, featureFlags, pluginFlagPattern } from "@stopbank/contract/flags";
import { getClientConfig } from "@stopbank/store/client-settings";
import { Type } from "typebox";
import { ClientName, clientNamed, order } from "../order.ts";

/** How flags of a client stand. */
export const listFlags = order({
  body: Type.Object(
    {
      client: ClientName,
      // Which there are, whoever gives the order knows: a server that runs may not have all plugins yet.
      flags: Type.Array(
        Type.Union([
          Type.Enum([...featureFlags]),
          Type.String({ maxLength: 120, pattern: pluginFlagPattern }),
        ]),
        { maxItems: 1_000 },
      ),
      json: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, flags, json = false }) => {
    const client = await clientNamed(tools, name);
    const { feature_flags } = await tools.store.withClient(client.id, getClientConfig);
    const positionOf = (flag: string) => (isFlagOn(feature_flags, flag as FeatureFlag) ? "on" : "off");
    const positions = flags.map((flag) => [flag, positionOf(flag)] as const);
    return json
      ? JSON.stringify(Object.fromEntries(positions), undefined, 2)
      : positions.map(([flag, position]) => `${position.padEnd(5)}${flag}`).join("\n");
  },
});
