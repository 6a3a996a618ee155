import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useSettled } from "@stopbank/ui/use-settled";
import useSWR from "swr";
import { FitView } from "./FitView.tsx";

/** How long nothing is typed before it is checked. */
const pauseMs = 500;

/** What of settings does not fit the data, as they stand in the form. */
export function PrioritisationFit({ settings }: { readonly settings: Prioritisation }) {
  const call = useCall();
  const { name } = useClient();
  const settled = useSettled(settings, pauseMs);
  const fit = useSWR(
    [name, "prioritisation fit", JSON.stringify(settled)],
    () => call(routes.priorityFit, { body: { settings: settled } }),
    { keepPreviousData: true },
  );
  return (
    <Loaded
      label="Checking against the data"
      of={toLoadable(fit)}
      skeleton={<Skeleton height={120} />}
      what="The settings could not be checked against the data"
    >
      {(found) => <FitView {...found} />}
    </Loaded>
  );
}
