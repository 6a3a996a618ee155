import { DomainError } from "@stopbank/errors";
import { useMapPage } from "@stopbank/map-page/context";
import { useFailing } from "@stopbank/map-page/print/awaited";
import { type FactsOnPaper, isFactsOnPaper } from "../../domain/changes/reportFacts.ts";

/** The figures that a scheduled report is given; undefined for every other. It fails where they are of other data than it. */
export function useGivenFacts(given: unknown): FactsOnPaper | undefined {
  const { layers } = useMapPage();
  const facts = isFactsOnPaper(given) ? given : undefined;
  const isOfThis = facts === undefined || facts.after.version === layers.dataset_version;
  useFailing(given !== undefined && facts === undefined ? notFacts : isOfThis ? undefined : changedMeanwhile);
  return facts;
}

const notFacts = new DomainError(
  "invalid",
  "risk/not-facts",
  "The figures that this report was given to compare could not be read.",
);
const changedMeanwhile = new DomainError(
  "unavailable",
  "risk/data-changed-meanwhile",
  "A new version of the data was published while the report was made.",
);
