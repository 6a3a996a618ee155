import { isFlagOn } from "@stopbank/contract/flag-names";
import { type FeatureFlag, featureFlags, pluginFlagPattern } from "@stopbank/contract/flags";
import { getClientConfig } from "@stopbank/store/client-settings";
import { Type } from "typebox";
import { ClientName, clientNamed, order } from "../order.ts";

/** How flags of a client stand, and what each does. As JSON, for a script, how they stand alone. */
export const listFlags = order({
  body: Type.Object(
    {
      client: ClientName,
      // Which there are, whoever gives the order knows: a server that runs may not have all plugins yet.
      flags: Type.Array(
        Type.Object({
          flag: Type.Union([
            Type.Enum([...featureFlags]),
            Type.String({ maxLength: 120, pattern: pluginFlagPattern }),
          ]),
          /** What it does, in words. */
          about: Type.String({ maxLength: 2_000 }),
        }),
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
    if (json)
      return JSON.stringify(
        Object.fromEntries(flags.map(({ flag }) => [flag, positionOf(flag)])),
        undefined,
        2,
      );
    const width = Math.max(0, ...flags.map(({ flag }) => flag.length)) + 2;
    return flags
      .map(({ flag, about }) => `${positionOf(flag).padEnd(5)}${flag.padEnd(width)}${about}`)
      .join("\n");
  },
});
