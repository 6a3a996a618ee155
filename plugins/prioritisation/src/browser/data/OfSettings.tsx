import { useClient } from "@stopbank/plugin-api/browser";
import { Loaded } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import { NoSettingsView } from "../inputs/NoSettingsView.tsx";
import { useChosen, useSettings } from "./usePriorities.ts";

export interface OfSettingsProps {
  readonly children: (settings: PrioritySettings, chosen: Chosen) => ReactNode;
}

/** What a client's areas are ranked by and what of it is chosen, once that is there. */
export const OfSettings = ({ children }: OfSettingsProps) => (
  <Loaded
    of={useSettings()}
    label="Loading what areas are ranked by"
    what="What areas are ranked by could not be loaded"
  >
    {(settings) => <WithChosen settings={settings}>{children}</WithChosen>}
  </Loaded>
);

function WithChosen({ settings, children }: OfSettingsProps & { readonly settings: PrioritySettings }) {
  const chosen = useChosen(settings);
  const { displayName } = useClient();
  return chosen === undefined ? <NoSettingsView organisation={displayName} /> : children(settings, chosen);
}
