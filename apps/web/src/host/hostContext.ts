import { isFlagOn } from "@stopbank/contract/flag-names";
import type { FeatureFlag } from "@stopbank/contract/flags";
import { useClient } from "@stopbank/plugin-api/browser";
import type { Host } from "@stopbank/plugin-api/browser-host";
import { createContext, useContext } from "react";

const HostContext = createContext<Host | undefined>(undefined);
export const HostProvider = HostContext.Provider;

export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error("useHost needs a HostProvider above it.");
  return host;
}

/** Whether the client in use has a flag on. */
export function useFlags(): (flag: FeatureFlag) => boolean {
  const { config } = useClient();
  return (flag) => isFlagOn(config.feature_flags, flag);
}
