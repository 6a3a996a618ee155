import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import useSWR from "swr";
import { optionsOf } from "../../../../domain/texts/prioritisationOptions.ts";
import { PrioritisationForm } from "./PrioritisationForm.tsx";

export interface PrioritisationSettingsProps {
  readonly body: Prioritisation;
  readonly onChange: (body: Prioritisation) => void;
}

/** The form of the settings, with what the data has to choose from. */
export default function PrioritisationSettings({ body, onChange }: PrioritisationSettingsProps) {
  const call = useCall();
  const { name } = useClient();
  const options = useSWR([name, "prioritisation options"], async () =>
    optionsOf(await call(routes.layers, {}), await call(routes.regions, {})),
  );
  return (
    <Loaded
      label="Loading what the data has"
      of={toLoadable(options)}
      skeleton={<Skeleton height={420} />}
      what="What the data has could not be loaded"
    >
      {(known) => <PrioritisationForm onChange={onChange} options={known} settings={body} />}
    </Loaded>
  );
}
