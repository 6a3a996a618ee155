import type { AreaParts } from "@stopbank/contract/prioritisation-parts";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import type { Chosen } from "../../domain/choice/settings.ts";
import { saidWeights } from "../../domain/weights/weights.ts";

/** What an area's score is made of, by the weights of now. */
export function useAreaParts(area: string, { scenario, layer, weights }: Chosen): Loadable<AreaParts> {
  const call = useCall();
  const { name } = useClient();
  const said = saidWeights(weights);
  const question = {
    params: { scenario_id: scenario.scenario_id },
    query: { region_group: layer.layer_type, area },
    body: { value_set_weights: said },
  };
  return toLoadable(
    useSWR([name, "prioritisation parts", JSON.stringify(question)], () => call(routes.areaParts, question)),
  );
}
