import { featureFlags, pluginFlagPattern } from "@stopbank/contract/flags";
import { recordClientEvent } from "@stopbank/store/audit";
import { switchFeatureFlag } from "@stopbank/store/feature-flags";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, order } from "../order.ts";

/** Switches a feature flag of a client. */
export const switchFlag = order({
  body: Type.Object(
    {
      client: ClientName,
      // Which flags plugins have, whoever gives the order knows: a server that runs may not have them yet.
      flag: Type.Union([
        Type.Enum([...featureFlags]),
        Type.String({ maxLength: 120, pattern: pluginFlagPattern }),
      ]),
      state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, flag, state }) => {
    const client = await clientNamed(tools, name);
    await tools.store.withClient(client.id, async (tx) => {
      const before = await switchFeatureFlag(tx, flag, state);
      const details = byCommandLine({ before, after: state });
      await recordClientEvent(tx, { action: "flag.changed", subject: flag, details });
    });
    return `${flag} is ${state} for ${client.displayName}.`;
  },
});
