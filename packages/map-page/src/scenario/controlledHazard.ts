import type { HazardDetail, ParameterValue } from "@stopbank/contract/layers";
import type { HazardSceneLayer } from "@stopbank/scene";

/** A hazard on the map that has more than one scenario to choose from. */
export interface ControlledHazard {
  readonly hazard: HazardDetail;
  readonly layer: HazardSceneLayer;
}

/**
 * Sets a control, or leaves it to be chosen automatically where the value is undefined.
 *
 * @param order keys of all controls of the hazard, the one that restricts all others first.
 */
export type SetControl = (
  of: ControlledHazard,
  key: string,
  value: ParameterValue | undefined,
  order: readonly string[],
) => void;
