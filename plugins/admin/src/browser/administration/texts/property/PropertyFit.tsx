import type { PropertyFitBody } from "@stopbank/contract/property-fit";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import { useSettled } from "@stopbank/ui/use-settled";
import useSWR from "swr";
import { FitLoaded } from "../entries/FitLoaded.tsx";
import { PropertyFitView } from "./PropertyFitView.tsx";

/** How long nothing is typed before it is checked. */
const pauseMs = 500;

export interface PropertyFitProps {
  readonly of: PropertyFitBody;
  /** Why it cannot be checked, nor kept, as it stands in the form. */
  readonly unfinished: string | undefined;
}

/** What of the Property Explorer's settings or of technical reports does not fit the data, as they stand in the form. */
export function PropertyFit({ of, unfinished }: PropertyFitProps) {
  const call = useCall();
  const { name } = useClient();
  // What cannot be kept is not asked about, not even once it has been mended a moment ago.
  const settled = useSettled(unfinished === undefined ? JSON.stringify(of) : undefined, pauseMs);
  const fit = useSWR(
    unfinished === undefined && settled !== undefined ? [name, "property fit", settled] : null,
    ([, , question]) => call(routes.propertyFit, { body: JSON.parse(question) as PropertyFitBody }),
    { keepPreviousData: true },
  );
  if (unfinished !== undefined) return <PropertyFitView unfinished={unfinished} />;
  return (
    <FitLoaded of={toLoadable(fit)}>
      {(found) => <PropertyFitView fit={found} unfinished={undefined} />}
    </FitLoaded>
  );
}
