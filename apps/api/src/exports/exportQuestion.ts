import { type ExportQuery, type MapProvenanceBody, mostFilterText } from "@stopbank/contract/exports";
import { AttributeFilters, type SelectionQuery } from "@stopbank/contract/selection";
import { DomainError } from "@stopbank/errors";
import { parse } from "secure-json-parse";
import { Compile } from "typebox/compile";
import { namesIn } from "../ask/names.ts";
import type { SelectionRequest } from "../ask/selection.ts";
import { type DataRouteParts, type SelectingCall, selectionRequest } from "../ask/selectionRequest.ts";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";

/** What an export is about, read and known to exist. */
export interface ExportQuestion {
  readonly dataset: ServedDataset;
  readonly types: readonly string[];
  readonly hazardScenarios: readonly HazardScenario[];
  readonly selection: SelectionRequest;
  readonly nDays: number | undefined;
  /** As the address has it. */
  readonly areaText: string;
  /** The query of the address of a map, as the page gave it. */
  readonly sceneText: string | undefined;
}

export type ExportCall = Omit<SelectingCall, "query" | "body"> & {
  readonly params: { readonly clientName: string; readonly types: string; readonly tags: string };
  readonly query: ExportQuery;
};

/** A call about a map, whose question stands in its body. */
export type MapCall = Omit<SelectingCall, "body"> & { readonly body: MapProvenanceBody };

/**
 * @throws DomainError `export/another-client`, `export/bad-filters`, `risk/too-many-pairs`, `dataset/unknown-...`, and those of
 * `selectionRequest`.
 */
export function exportQuestion(
  parts: DataRouteParts,
  dataset: ServedDataset,
  call: ExportCall,
): Promise<ExportQuestion> {
  const { identifying_information, scene, ...query } = call.query;
  const filters = identifying_information === undefined ? undefined : readFilters(identifying_information);
  const body = filters === undefined ? {} : { identifying_information: filters };
  return questionAbout(parts, dataset, { ...call, query, body }, { ...namesIn(call.params), scene });
}

/** @throws DomainError `dataset/unknown-...`, and those of `selectionRequest`. */
export function mapQuestion(
  parts: DataRouteParts,
  dataset: ServedDataset,
  call: MapCall,
): Promise<ExportQuestion> {
  const { asset_types = [], hazard_scenarios = [], scene, ...body } = call.body;
  const names = { types: [...new Set(asset_types)], tags: [...new Set(hazard_scenarios)] };
  return questionAbout(parts, dataset, { ...call, body }, { ...names, scene });
}

interface Named {
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly scene: string | undefined;
}

async function questionAbout(
  parts: DataRouteParts,
  dataset: ServedDataset,
  call: SelectingCall,
  { types, tags, scene }: Named,
): Promise<ExportQuestion> {
  const { n_days: nDays, ...query }: SelectionQuery = call.query;
  for (const type of types) dataset.directory.elementType(type);
  const hazardScenarios = tags.map((tag) => dataset.directory.scenario(tag));
  const selection = await selectionRequest(parts, dataset, { ...call, query });
  return { dataset, types, hazardScenarios, selection, nDays, areaText: call.rest, sceneText: scene };
}

/** @throws DomainError `export/another-client`: an address that somebody was sent says whose figures it means. */
export function requireOwnClient({
  params,
  caller,
}: Pick<ExportCall, "caller"> & { readonly params: Pick<ExportCall["params"], "clientName"> }): void {
  // Older clients add `_old` to their names.
  if (params.clientName.replace(/_old$/, "") === caller.client.clientName) return;
  throw new DomainError(
    "forbidden",
    "export/another-client",
    `You are working in ${caller.client.clientName}, and this export is of another organisation. Switch to that one first.`,
  );
}

const filtersCheck = Compile(AttributeFilters);

function readFilters(text: string): AttributeFilters {
  let filters: unknown;
  try {
    filters = parse(text.slice(0, mostFilterText), undefined, {
      protoAction: "error",
      constructorAction: "error",
    });
  } catch (cause) {
    throw badFilters({ reason: String(cause).slice(0, 200) });
  }
  if (filtersCheck.Check(filters)) return filters;
  throw badFilters({});
}

const badFilters = (facts: object) =>
  new DomainError(
    "invalid",
    "export/bad-filters",
    "The filters in identifying_information cannot be read. Write them as JSON, by layer and attribute, as the statistics calls take them.",
    facts,
  );
