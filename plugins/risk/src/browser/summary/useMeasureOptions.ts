import type { ElementLayer } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { useMapPage } from "@stopbank/map-page/context";
import { currencySymbol } from "@stopbank/numbers";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import useSWR from "swr";
import { type MeasureOption, measureOptions, quantityOption } from "../../domain/summary/measureOptions.ts";

/** The amounts that the API has of an element layer's; not asked for without the flag `replacementCosts`. */
export function useAttributeOptions(type: string) {
  const call = useCall();
  const { name } = useClient();
  const { isOn, layers } = useMapPage();
  return useSWR(isOn("replacementCosts") ? [name, "measures", layers.dataset_version, type] : null, () =>
    call(routes.attributeExists, { params: { types: type }, query: {}, body: {} }),
  );
}

/**
 * What an element layer can be counted by. Without the flag `replacementCosts` its quantity alone; until the API has said
 * which other amounts it has, those that the layer itself tells of.
 */
export function useMeasureOptions({
  type,
  has_replacement_cost,
  damage_hazards,
}: ElementLayer): readonly MeasureOption[] {
  const { isOn, currency } = useMapPage();
  const isCosted = isOn("replacementCosts");
  const { data } = useAttributeOptions(type);
  if (!isCosted) return [quantityOption];
  if (data !== undefined) return measureOptions(type, data);
  const symbol = currencySymbol(currency);
  return [
    quantityOption,
    ...(has_replacement_cost ? [{ measure: "value" as const, name: `Value (${symbol})` }] : []),
    ...(damage_hazards?.length ? [{ measure: "damage" as const, name: `Damage (${symbol})` }] : []),
  ];
}
