import { isFlagOn } from "@stopbank/contract/flag-names";
import { useClient, useContributions, useSession } from "@stopbank/plugin-api/browser";
import { useMemo } from "react";
import { menuEntries } from "./menuEntries.ts";

/** The entries of the side menu for the viewer, in the client in use, at a path: what the search of everything finds is the same. */
export function useMenuEntries(path: string): ReturnType<typeof menuEntries> {
  const contributed = useContributions("menu");
  const { status } = useSession();
  const { config } = useClient();
  return useMemo(
    () =>
      menuEntries(contributed, {
        path,
        isOn: (flag) => isFlagOn(config.feature_flags, flag),
        // Whose session ended still sees what they saw.
        isSignedIn: status !== "visitor",
        accessSite: config.site_links.access_site,
      }),
    [contributed, path, status, config],
  );
}
