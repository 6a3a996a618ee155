import type { CallApi } from "@stopbank/contract/client";
import { isFlagOn } from "@stopbank/contract/flag-names";
import { routes } from "@stopbank/contract/routes";
import { wireClasses } from "@stopbank/contract/wire-classes";
import { indexLayers } from "@stopbank/map/layer-index";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import { fitToDataset } from "@stopbank/scene/dataset";
import { emptyScene } from "@stopbank/scene/empty";
import { onePerHazard } from "@stopbank/scene/known-risks";
import { layersOfKind } from "@stopbank/scene/layers";
import { decodeScene } from "@stopbank/scene/query";
import { bodyFor } from "../domain/annual/annualQuestion.ts";
import type { LayerFacts, ReportFacts } from "../domain/changes/reportFacts.ts";
import { hasDamageOf } from "../domain/summary/hasDamageOf.ts";

/**
 * The figures of a risk summary that the next is compared with, by the calls that the summary asks; undefined where the data has
 * nothing of the scene to ask about, which the report itself says.
 *
 * @param scene as an address has it.
 * @throws DomainError in the API's words.
 */
export async function reportFacts(
  call: CallApi,
  clientName: string,
  scene: string,
): Promise<ReportFacts | undefined> {
  const [layers, config, versions] = await Promise.all([
    call(routes.layers, {}),
    call(routes.clientConfig, {}),
    call(routes.datasetVersions, {}),
  ]);
  const index = indexLayers(layers);
  const linked = decodeScene(`?${scene}`, emptyScene(clientName, config.default_location)).scene;
  const shown = fitToDataset(linked, layers).scene;
  const question = statsQuestion(shown, index.elements);
  if (question === undefined) return undefined;
  const { types, tags, coordinates: rest, query, body } = question;
  const request = { params: { types: types.join(","), tags: tags.join(",") }, rest, query, body };
  const answers =
    tags.length > 1
      ? await call(routes.multiHazardStats, request)
      : await call(routes.exposureStats, request);
  // Of one hazard the scenario that its controls show: the others are the same flood, only rarer.
  const controlled = layersOfKind(shown, "hazard").filter((layer) => onePerHazard(shown).includes(layer));
  const annualTags = controlled.map(({ scenario }) => scenario);
  const annualOf = async (type: string): Promise<number | null> => {
    const element = index.elements.get(type);
    const isCosted =
      isFlagOn(config.feature_flags, "replacementCosts") &&
      element !== undefined &&
      hasDamageOf(element, index.hazards, annualTags);
    if (!isCosted) return null;
    const params = { types: type, tags: annualTags.join(",") };
    const [answer] = await call(routes.damageTogether, { params, rest, query, body: bodyFor(body, type) });
    return answer?.expected_annual_damage?.value ?? null;
  };
  const found: LayerFacts[] = [];
  for (const { asset_type: type, data } of answers) {
    const { assessed_count, exposed_count, not_assessed_count } = data.assessment;
    found.push({
      type,
      name: index.elements.get(type)?.display_name ?? type,
      assessed: assessed_count,
      exposed: exposed_count,
      notAssessed: not_assessed_count,
      classes: Object.fromEntries(
        wireClasses.map((name) => [name, data.asset_counts[`${name}_count`]] as const),
      ),
      annualDollars: await annualOf(type),
    });
  }
  const version = answers[0]?.dataset_version ?? layers.dataset_version;
  return {
    form: 1,
    version,
    publishedAt: versions.find((each) => each.version === version)?.published_at ?? null,
    currency: layers.currency,
    tags: [...tags],
    layers: found,
  };
}
