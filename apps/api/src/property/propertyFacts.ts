import type { ContentOf } from "@stopbank/contract/content";
import type { PropertyFacts, PropertyHazard } from "@stopbank/contract/property";
import { exposureStatus } from "@stopbank/contract/property-status";
import { DomainError } from "@stopbank/errors";
import { elementRow } from "../ask/element.ts";
import type { PublishedVersion } from "../data/datasets.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { elementExposureIn } from "../elements/elementExposures.ts";
import { identifyingInformation } from "../elements/elementFacts.ts";
import { pluralOf } from "../wire/layerNouns.ts";
import type { Turn } from "../work/inTurns.ts";
import { fitOfConfig } from "./fitOfConfig.ts";
import { likelihoodOf } from "./likelihood.ts";
import { nearestHazard, stepsEach } from "./nearestHazard.ts";
import { plainSentence } from "./plainSentence.ts";
import type { PropertySettings } from "./propertyConfig.ts";
import { addressOf, legalDescriptionOf } from "./propertyTexts.ts";
import { stillMissing } from "./stillMissing.ts";
import { studied } from "./studied.ts";
import { latestAbout } from "./technicalReports.ts";
import { timeframesOf } from "./timeframes.ts";

type SettingsHazard = PropertySettings["report_hazards"][number]["hazards"][number];

export interface FactsQuestion {
  readonly dataset: ServedDataset;
  readonly published: readonly PublishedVersion[];
  /** The element layer, and the property's id in it. */
  readonly type: string;
  readonly id: string;
  readonly settings: PropertySettings;
  /** What of the settings as they are written is not among them, in sentences. */
  readonly leftOut: readonly string[];
  readonly reports: ContentOf<"technicalReports">;
  readonly organisation: string;
  /** Throws where nobody wants it any more. */
  readonly turn: Turn;
}

/**
 * All that is known of one property's hazards. Each hazard takes a turn of the event loop or several.
 *
 * @throws DomainError `dataset/unknown-element-type`, `property/other-layer`, `elements/unknown`, `dataset/corrupt-file`.
 */
export async function propertyFacts(question: FactsQuestion): Promise<PropertyFacts> {
  const { dataset, published, type, id, settings, organisation, turn } = question;
  refuseOtherLayer(dataset, settings, type);
  const layer = await dataset.layer(type);
  const row = elementRow(layer, id);
  const { asset_id, name, information } = identifyingInformation(layer, row);
  const groups: PropertyFacts["groups"] = [];
  for (const { group_name, hazards: listed } of settings.report_hazards) {
    const hazards: PropertyHazard[] = [];
    for (const hazard of listed) {
      await turn();
      hazards.push(await factsOf(question, layer, row, hazard));
    }
    groups.push({ group_name, hazards });
  }
  const { manifest, version } = dataset;
  const stored = published.find((each) => each.version === version)?.storedMs;
  const [address, legalDescription] = [addressOf(information), legalDescriptionOf(information)];
  const wording = settings.memorandum?.wording ?? null;
  return {
    asset_type: type,
    asset_id,
    name,
    address,
    legal_description: legalDescription,
    information,
    groups,
    disclaimer: settings.disclaimer ?? null,
    memorandum: {
      wording,
      officer_adds: [...(settings.memorandum?.officer_adds ?? [])],
      still_missing: stillMissing(
        groups.flatMap(({ hazards }) => hazards),
        { wording: wording !== null, address: address !== null, legalDescription: legalDescription !== null },
      ),
    },
    dataset: {
      version,
      title: manifest.title,
      notice: manifest.notice ?? null,
      licence: manifest.licence,
      published_at: stored === undefined ? null : new Date(stored).toISOString(),
      sources: manifest.sources.map(({ title, url }) => ({ title, url: url ?? null })),
    },
    organisation,
    does_not_fit: [...question.leftOut, ...fitOfConfig(settings, dataset)],
  };
}

/** Roads and rivers are no properties: looking for what is near a whole one is work without an end. */
function refuseOtherLayer({ directory }: ServedDataset, settings: PropertySettings, type: string): void {
  const asked = directory.elementType(type);
  if (type === settings.asset_type) return;
  throw new DomainError(
    "not-found",
    "property/other-layer",
    `The Property Explorer of this organisation does not look at ${pluralOf(asked)}. Ask for an element of the layer "${settings.asset_type}".`,
  );
}

async function factsOf(
  { dataset, reports, turn, settings }: FactsQuestion,
  layer: ServedLayer,
  row: number,
  hazard: SettingsHazard,
): Promise<PropertyHazard> {
  const [tag = ""] = hazard.scenarios;
  const written = {
    display_name: hazard.display_name,
    description: hazard.description,
    ...(hazard.description_header === undefined ? {} : { description_header: hazard.description_header }),
    scenario: tag,
    district_plan: hazard.district_plan ?? null,
    combined_effects: hazard.combined_effects ?? null,
  };
  const judged = findScenario(dataset, tag);
  if (judged === undefined)
    return {
      ...written,
      ...unknownScenario,
      ...latestAbout(reports, [tag]),
    };
  const timeframes = await Promise.all(
    timeframesOf(judged.hazard, judged.scenario).map(async ({ label, scenario }) => {
      const exposure = await elementExposureIn(dataset, layer, row, { hazard: judged.hazard, scenario });
      const status = exposureStatus([exposure]);
      return {
        label,
        scenario: scenario.tag,
        display_name: scenario.displayName,
        is_judged_by: scenario.tag === tag,
        status,
        value: exposure.exposure_value,
        unit: exposure.unit,
        class_words: exposure.vulnerability,
        sentence: exposure.sentence,
      };
    }),
  );
  const present = timeframes.find(({ is_judged_by }) => is_judged_by);
  const status = present?.status ?? "unknown";
  const likelihood = likelihoodOf(judged.scenario.returnPeriodYears);
  const mostSteps = stepsEach(settings.report_hazards.flatMap(({ hazards }) => hazards).length);
  const nearest =
    status === "not exposed" ? await nearestHazard(dataset, layer, row, judged, turn, mostSteps) : null;
  return {
    ...written,
    scenario_name: judged.scenario.displayName,
    hazard_id: judged.hazard.hazardId,
    status,
    intensity_label: judged.hazard.intensityLabel,
    sentence: plainSentence({
      status,
      exposure: present?.sentence ?? "",
      scenario: judged.scenario.displayName,
      likelihood,
      nearest,
    }),
    likelihood,
    timeframes,
    nearest,
    studied: studied(judged.hazard, judged.scenario, status),
    ...latestAbout(
      reports,
      timeframes.map(({ scenario }) => scenario),
    ),
  };
}

function findScenario({ manifest, directory }: ServedDataset, tag: string): HazardScenario | undefined {
  const isThere = manifest.hazards.some(({ scenarios }) => scenarios.some((each) => each.tag === tag));
  return isThere ? directory.scenario(tag) : undefined;
}

/** What is said of a hazard whose scenario the data does not have. */
const unknownScenario = {
  scenario_name: null,
  hazard_id: null,
  status: "unknown",
  intensity_label: "",
  sentence: "Whether this hazard reaches the property is not known: the data in use has no study of it.",
  likelihood: null,
  timeframes: [] as PropertyHazard["timeframes"],
  nearest: null,
  studied: { extent: "The data in use has no study of it.", method: null, limits: null, source: null },
} as const;
