import type { PropertyStatuses } from "@stopbank/contract/property";
import { exposureStatus } from "@stopbank/contract/property-status";
import type { ServedDataset } from "../data/servedDataset.ts";
import { elementExposureIn } from "../elements/elementExposures.ts";
import { identifyingInformation } from "../elements/elementFacts.ts";
import type { Turn } from "../work/inTurns.ts";
import { mostAlike } from "./namesTable.ts";
import type { PropertySettings } from "./propertyConfig.ts";
import type { PropertyIndex } from "./propertyIndex.ts";
import { addressOf, legalDescriptionOf } from "./propertyTexts.ts";

/** Statuses that are worked out, and properties that are compared with a text, in one turn of the event loop. */
const mostInTurn = 200;

type StatusRow = PropertyStatuses["rows"][number];

/**
 * The status of each hazard at each of many properties, by the rule that the page has (`exposureStatus`).
 *
 * @param index of the properties of the layer that the settings name.
 * @param asked ids, addresses or legal descriptions, one a property; each is answered, in their order.
 * @param turn throws where nobody wants it any more.
 * @throws DomainError `dataset/unknown-element-type`, `dataset/corrupt-file`.
 */
export async function propertyStatuses(
  dataset: ServedDataset,
  settings: PropertySettings,
  index: PropertyIndex,
  asked: readonly string[],
  turn: Turn,
): Promise<PropertyStatuses> {
  const { asset_type: type } = settings;
  const layer = await dataset.layer(type);
  const known = new Set(dataset.manifest.hazards.flatMap(({ scenarios }) => scenarios.map(({ tag }) => tag)));
  const hazards = settings.report_hazards.flatMap(({ hazards: listed }) =>
    listed.map(({ display_name, scenarios: [scenario = ""] }) => ({ display_name, scenario })),
  );
  const judged = hazards.map(({ scenario }) =>
    known.has(scenario) ? dataset.directory.scenario(scenario) : undefined,
  );
  // At hand from here on: a row is found in them without reading a file.
  await Promise.all(
    judged.map(
      (each) =>
        each &&
        dataset.data.exposure(
          type,
          each.hazard.hazardId,
          each.scenario.tag,
          layer.table.description.nDays?.[0],
        ),
    ),
  );
  const answerOf = async (text: string, found: readonly number[]): Promise<StatusRow> => {
    const [row, ...others] = found;
    if (row === undefined || others.length > 0)
      return {
        asked: text,
        asset_id: null,
        address: null,
        legal_description: null,
        why_not: whyNot(found.length),
        statuses: [],
      };
    const { asset_id, information } = identifyingInformation(layer, row);
    const statuses = await Promise.all(
      judged.map(async (each) =>
        each === undefined
          ? ("unknown" as const)
          : exposureStatus([await elementExposureIn(dataset, layer, row, each)]),
      ),
    );
    return {
      asked: text,
      asset_id,
      address: addressOf(information),
      legal_description: legalDescriptionOf(information),
      why_not: null,
      statuses,
    };
  };
  const answers = new Map<string, StatusRow>();
  let inTurn = mostInTurn;
  for (const text of asked) {
    if (answers.has(text)) continue;
    if (inTurn >= mostInTurn) {
      await turn();
      inTurn = 0;
    }
    const found = index.rowsOf(text);
    answers.set(text, await answerOf(text, found));
    inTurn += 1 + (found.length === 1 ? judged.length : found.length);
  }
  return { dataset_version: dataset.version, hazards, rows: asked.map((text) => answers.get(text)!) };
}

const whyNot = (found: number): string => {
  if (found === 0) return "No property is called so";
  return found > mostAlike
    ? `More than ${mostAlike} properties are called so`
    : `${found} properties are called so`;
};
