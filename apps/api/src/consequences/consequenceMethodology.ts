import type { ConsequenceMethod, ConsequenceMethodology } from "@stopbank/contract/consequences";
import type { ConsequenceMethod as ManifestMethod } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { DamageClass } from "@stopbank/risk-engine/columns";
import { consequenceOf } from "../damage/statedDamage.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { wireClassOf } from "../wire/wireClasses.ts";

/**
 * How a scenario's damage to a layer is worked out: the dataset's own words, with how the hazard was modelled.
 *
 * @throws DomainError `dataset/unknown-...`; `risk/no-methodology` where the layer was never assessed for it.
 */
export function consequenceMethodology(
  { directory, manifest, version }: ServedDataset,
  type: string,
  tag: string,
): ConsequenceMethodology {
  const { displayName } = directory.elementType(type);
  const { hazard, scenario } = directory.scenario(tag);
  const consequence = consequenceOf(hazard, type);
  if (consequence === undefined && !directory.isAssessed(type, tag))
    throw new DomainError(
      "not-found",
      "risk/no-methodology",
      `${displayName} were not assessed for ${hazard.title}, so there is no methodology to show.`,
    );
  const { methodology, classRule, sampling } = hazard;
  const imageUrl = consequence?.imageUrl ?? methodology.imageUrl;
  const sources = [
    ...(consequence?.sources ?? []),
    ...(methodology.source === undefined ? [] : [methodology.source]),
  ];
  return {
    asset_type: type,
    hazard_id: hazard.hazardId,
    hazard_scenario: tag,
    title: `${hazard.title}: ${displayName}`,
    content: [consequence?.content, `## Damage classes\n\n${classRule}`, methodology.content]
      .filter((part) => part !== undefined)
      .join("\n\n"),
    ...(imageUrl === undefined ? {} : { image_url: imageUrl }),
    source: sources[0] ?? null,
    sources,
    class_rule: classRule,
    sampling,
    assessed_extent: scenario.assessedExtent ?? null,
    dataset_version: version,
    curves: (consequence?.methods ?? []).map(methodOnWire),
    conventions: Object.entries(manifest.conventions).map(([name, { code, text }]) => ({ name, code, text })),
  };
}

function methodOnWire(method: ManifestMethod): ConsequenceMethod {
  const { unit, part, label, floorHeightAttribute } = method;
  const shared = {
    unit,
    ...(part === undefined ? {} : { part }),
    ...(label === undefined ? {} : { label }),
    floor_height_attribute: floorHeightAttribute ?? null,
  };
  switch (method.kind) {
    case "thresholds":
      return {
        kind: "thresholds",
        ...shared,
        ...stepsOnWire(method),
        variants: (method.variants ?? []).map(({ label, where, steps }) => ({
          label,
          where,
          ...stepsOnWire({ steps }),
        })),
      };
    case "curve": {
      const { floorHeightAttribute: _, variants = [], ...curve } = method;
      return { ...shared, ...curve, variants };
    }
    case "fragility":
      return {
        kind: "fragility",
        ...shared,
        conversion: method.conversion ?? null,
        ...statesOnWire(method),
        variants: (method.variants ?? []).map(({ label, where, states }) => ({
          label,
          where,
          ...statesOnWire({ states }),
        })),
      };
  }
}

const stepsOnWire = ({ steps }: { steps: { from?: number; damageClass: DamageClass }[] }) => ({
  steps: steps.map(({ from, damageClass }) => ({
    from: from ?? null,
    damage_class: wireClassOf[damageClass],
  })),
});

type States = Extract<ManifestMethod, { kind: "fragility" }>["states"];
const statesOnWire = ({ states }: { states: States }) => ({
  states: states.map(({ damageClass, ...state }) => ({ ...state, damage_class: wireClassOf[damageClass] })),
});
