import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { useSettled } from "@stopbank/ui/use-settled";
import useSWR from "swr";
import { FitLoaded } from "../entries/FitLoaded.tsx";
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
  return <FitLoaded of={toLoadable(fit)}>{(found) => <FitView {...found} />}</FitLoaded>;
}
