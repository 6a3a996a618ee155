import type { ElementExposure, IdentifyingInformation } from "@stopbank/contract/elements";
import type { PropertyExplorerConfig, PropertyFacts, TechnicalReport } from "@stopbank/contract/property";
import { routes } from "@stopbank/contract/routes";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { type ChosenProperty, chosenIn } from "../../domain/chosenProperty.ts";
import { useKeptForADay } from "./kept.ts";

/** The property that the page's scene has. */
export const useChosen = (): ChosenProperty | undefined => chosenIn(usePageScene());

/** How the client has the Property Explorer set up. */
export function usePropertyConfig(): Loadable<PropertyExplorerConfig> {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(useSWR([name, "property config"], () => call(routes.propertyExplorerConfig, {})));
}

/** Of the property's dataset version, kept for a day; nothing is asked without a property. */
function useKept<T>(
  what: string,
  chosen: ChosenProperty | undefined,
  asked: string,
  ask: (chosen: ChosenProperty) => Promise<T>,
): Loadable<T> {
  const { name } = useClient();
  const { dataset_version: version } = useMapPage().layers;
  const keptForADay = useKeptForADay();
  return toLoadable(
    useSWR<T, Error>(
      chosen === undefined ? null : [name, version, "property", what, chosen.type, chosen.id, asked],
      () => ask(chosen as ChosenProperty),
      keptForADay,
    ),
  );
}

export function useInformation(chosen: ChosenProperty | undefined): Loadable<IdentifyingInformation> {
  const call = useCall();
  return useKept("information", chosen, "", (params) => call(routes.elementInformation, { params }));
}

/** How the scenarios that hazards are judged by stand to the property. */
export function useExposures(
  chosen: ChosenProperty | undefined,
  tags: readonly string[],
): Loadable<readonly ElementExposure[]> {
  const call = useCall();
  const asked = tags.join(",");
  return useKept("exposures", chosen, asked, async ({ type, id }) =>
    asked === ""
      ? []
      : call(routes.elementExposures, { params: { assetType: type, assetId: id }, query: { tags: asked } }),
  );
}

/** What is known beyond that: likelihoods, other times, how near, what was studied. */
export function useFacts(chosen: ChosenProperty | undefined): Loadable<PropertyFacts> {
  const call = useCall();
  return useKept("facts", chosen, "", ({ type, id }) =>
    call(routes.propertyFacts, { params: { assetType: type, assetId: id } }),
  );
}

export function useTechnicalReports(tags: readonly string[]): Loadable<readonly TechnicalReport[]> {
  const call = useCall();
  const { name } = useClient();
  const asked = tags.join(",");
  return toLoadable(
    useSWR<readonly TechnicalReport[], Error>(asked === "" ? null : [name, "technical reports", asked], () =>
      call(routes.technicalReports, { params: { scenarios: asked } }),
    ),
  );
}
