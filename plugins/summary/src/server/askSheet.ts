import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { SummaryChoice } from "../domain/summaryChoice.ts";
import { summaryLayers } from "../domain/summaryLayers.ts";
import { summaryNotes } from "../domain/summaryNotes.ts";
import { type SummarySheet, summarySheet } from "../domain/summarySheet.ts";

export interface AskedSheet {
  readonly sheet: SummarySheet;
  /** What it is of, and what has to be known to read it, a sentence each. */
  readonly notes: readonly string[];
}

/**
 * What a choice comes to, as the API tells the caller.
 *
 * @param signal ends it.
 * @throws DomainError `summary/nothing-chosen`, `summary/nothing-assessed`; ApiError with what the API refuses.
 */
export async function askSheet(
  call: CallApi,
  choice: SummaryChoice,
  signal: AbortSignal,
): Promise<AskedSheet> {
  const { scenarios, regionGroup } = choice;
  if (scenarios.length === 0)
    throw new DomainError("invalid", "summary/nothing-chosen", "Choose hazard scenarios for a summary.");
  const [layers, groups, summary] = await Promise.all([
    call(routes.layers, {}, { signal }),
    call(routes.regions, {}, { signal }),
    call(
      routes.regionSummary,
      {
        params: { tags: scenarios.join(",") },
        query: regionGroup === undefined ? {} : { region_group: regionGroup },
      },
      { signal },
    ),
  ]);
  const group = groups.find(({ region_group }) => region_group === regionGroup) ?? groups[0];
  const elements = summaryLayers(layers);
  const named = new Map(
    layers.hazards.flatMap((hazard) => hazard.scenarios.map((each) => [each.assetTag, each.display_name])),
  );
  const regions = group ?? { title: "Regions", regions: [] };
  const sheet = summarySheet(summary, elements, regions, choice);
  // The regions' names alone are no file of figures.
  if (sheet.columnTitles.length === 1)
    throw new DomainError(
      "not-found",
      "summary/nothing-assessed",
      "None of these elements was assessed for what is chosen.",
    );
  return {
    sheet,
    notes: [
      `Scenarios: ${scenarios.map((tag) => named.get(tag) ?? tag).join("; ")}.`,
      `By ${regions.title.toLowerCase()}${choice.elementGroup === undefined ? "" : `, elements of ${choice.elementGroup}`}.`,
      ...summaryNotes(summary, elements, choice, regions.title.toLowerCase()),
      layers.notice,
      `Data version ${layers.dataset_version}. ${layers.attribution.join("; ")}.`,
    ],
  };
}
