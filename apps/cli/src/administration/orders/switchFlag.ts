import { featureFlags, pluginFlagPattern } from "@stopbank/contract/flags";
import { recordClientEvent } from "@stopbank/store/audit";
import { changeClientConfig } from "@stopbank/store/client-settings";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, order } from "./order.ts";

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
    const enabled = state === "on" ? "enabled" : "not_enabled";
    await tools.store.withClient(client.id, async (tx) => {
      await changeClientConfig(tx, (config) => ({
        ...config,
        feature_flags: { ...config.feature_flags, [flag]: { enabled } },
      }));
      const details = byCommandLine({ state });
      await recordClientEvent(tx, { action: "flag.changed", subject: flag, details });
    });
    return `${flag} is ${state} for ${client.displayName}.`;
  },
});
