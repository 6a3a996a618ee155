import type { Provenance } from "@stopbank/contract/provenance";
import { currencyOf, priceYearOf } from "@stopbank/dataset/currency";
import type { ElementType } from "@stopbank/dataset/manifest";
import type { Release } from "@stopbank/http-edge/release";
import type { Store } from "@stopbank/store";
import { findUser } from "@stopbank/store/users";
import type { Datasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { MemberCaller, Person } from "../http/caller.ts";
import type { AreaWork } from "../work/areaWork.ts";
import type { ExportQuestion } from "./exportQuestion.ts";
import { filterWords } from "./filterWords.ts";
import { provenanceRules } from "./provenanceRules.ts";
import { sceneLink } from "./sceneLink.ts";

/** What a provenance is made with, beside the question. */
export interface ProvenanceParts {
  readonly store: Store;
  readonly datasets: Datasets;
  /** Measures the area. */
  readonly work: Pick<AreaWork, "hectares">;
  readonly release: Release;
  readonly publicUrl: URL;
}

/** Who asks. */
export type Maker = MemberCaller & Pick<Person, "familyId" | "token">;

/** Where the numbers that answer a question come from. @throws DomainError `export/bad-scene`, `dataset/corrupt-file`, `storage/...`, and those of `AreaWork`. */
export async function provenanceOf(
  { store, datasets, work, release, publicUrl }: ProvenanceParts,
  question: ExportQuestion,
  maker: Maker,
): Promise<Provenance> {
  const { manifest, version } = question.dataset;
  const { client, userId } = maker;
  const [published, user, asked] = await Promise.all([
    datasets.published(client.clientName),
    findUser(store.shared, userId),
    askedOf(question, work),
  ]);
  const stored = published.find((each) => each.version === version)?.storedMs;
  return {
    product: { name: "Stopbank", ...release },
    client: { client_name: client.clientName, display_name: client.displayName },
    dataset: {
      version,
      title: manifest.title,
      notice: manifest.notice ?? null,
      licence: manifest.licence,
      sources: manifest.sources.map((source) => ({ ...source, url: source.url ?? null })),
      currency: currencyOf(manifest),
      price_year: manifest.priceYear ?? null,
      published_at: stored === undefined ? null : new Date(stored).toISOString(),
    },
    asked,
    rules: provenanceRules(
      manifest,
      [...new Set(question.hazardScenarios.map(({ hazard }) => hazard))],
      question.selection.area && (question.selection.areaRule ?? "touches"),
    ),
    made: {
      at: new Date().toISOString(),
      who: user?.email ?? userId,
      by: maker.token !== undefined ? "token" : maker.familyId === undefined ? "job" : "session",
      token: maker.token?.name ?? null,
    },
    scene_link: sceneLink(question, publicUrl),
  };
}

async function askedOf(
  { dataset, types, hazardScenarios, selection, nDays }: ExportQuestion,
  work: ProvenanceParts["work"],
): Promise<Provenance["asked"]> {
  const { area, areaRule = "touches", regions, body, asker } = selection;
  const described = types.map((type) => dataset.directory.elementType(type));
  const isCascading = described.length > 0 && described.every((each) => each.isCascading);
  return {
    layers: described.map((each) => layerOf(dataset, each)),
    scenarios: hazardScenarios.map(({ hazard, scenario }) => ({
      tag: scenario.tag,
      hazard_id: hazard.hazardId,
      hazard_title: hazard.title,
      display_name: scenario.displayName,
      intensity: isCascading ? "Length of an outage" : hazard.intensityLabel,
      unit: isCascading ? "days" : hazard.unit,
    })),
    regions: regions.map(({ id, name, group }) => ({ id, name, group })),
    area:
      area === undefined
        ? null
        : { rule: areaRule, hectares: await work.hectares(area, asker), positions: area.vertexCount },
    filters: filterWords(body.identifying_information ?? {}, types, dataset.directory),
    n_days: nDays ?? null,
  };
}

const layerOf = ({ manifest }: ServedDataset, type: ElementType): Provenance["asked"]["layers"][number] => ({
  type: type.type,
  display_name: type.displayName,
  metric_type: type.metric.type,
  metric_unit: type.metric.unit,
  element_count: type.count,
  replacement_cost_attribute: type.replacementCost?.attribute ?? null,
  price_year: priceYearOf(manifest, type) ?? null,
});
