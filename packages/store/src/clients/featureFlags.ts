import type { ClientTransaction } from "../engine/database.ts";
import { changeClientConfig } from "./clientSettings.ts";

export type FlagPosition = "on" | "off";

/** Switches a flag of this client. @returns how it stood before. */
export async function switchFeatureFlag(
  tx: ClientTransaction,
  flag: string,
  position: FlagPosition,
): Promise<FlagPosition> {
  let before: FlagPosition = "off";
  await changeClientConfig(tx, (config) => {
    if (config.feature_flags?.[flag]?.enabled === "enabled") before = "on";
    const enabled = position === "on" ? ("enabled" as const) : ("not_enabled" as const);
    return { ...config, feature_flags: { ...config.feature_flags, [flag]: { enabled } } };
  });
  return before;
}
