import type { PropertyStatuses } from "@stopbank/contract/property";
import { exposureStatus } from "@stopbank/contract/property-status";
import type { ServedDataset } from "../data/servedDataset.ts";
import { elementExposureIn } from "../elements/elementExposures.ts";
import { identifyingInformation } from "../elements/elementFacts.ts";
import type { Turn } from "../work/inTurns.ts";
import type { PropertySettings } from "./propertyConfig.ts";
import { propertyIndex } from "./propertyIndex.ts";
import { addressOf, legalDescriptionOf } from "./propertyTexts.ts";

/** Properties whose statuses are worked out in one turn of the event loop. */
const mostInTurn = 20;

/**
 * The status of each hazard at each of many properties, by the rule that the page has (`exposureStatus`).
 *
 * @param asked ids, addresses or legal descriptions, one a property; each is answered, in their order.
 * @throws DomainError `dataset/unknown-element-type`, `dataset/corrupt-file`.
 */
export async function propertyStatuses(
  dataset: ServedDataset,
  settings: PropertySettings,
  asked: readonly string[],
  turn: Turn,
): Promise<PropertyStatuses> {
  const { asset_type: type } = settings;
  const layer = await dataset.layer(type);
  const index = await propertyIndex(dataset, type, turn);
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
  const rows: PropertyStatuses["rows"] = [];
  for (const [at, text] of asked.entries()) {
    if (at % mostInTurn === 0) await turn();
    const [row, ...others] = index.rowsOf(text);
    if (row === undefined || others.length > 0) {
      const why =
        row === undefined ? "No property is called so" : `${others.length + 1} properties are called so`;
      rows.push({
        asked: text,
        asset_id: null,
        address: null,
        legal_description: null,
        why_not: why,
        statuses: [],
      });
      continue;
    }
    const { asset_id, information } = identifyingInformation(layer, row);
    const statuses = await Promise.all(
      judged.map(async (each) =>
        each === undefined
          ? ("unknown" as const)
          : exposureStatus([await elementExposureIn(dataset, layer, row, each)]),
      ),
    );
    rows.push({
      asked: text,
      asset_id,
      address: addressOf(information),
      legal_description: legalDescriptionOf(information),
      why_not: null,
      statuses,
    });
  }
  return { hazards, rows };
}
