import { DomainError } from "@stopbank/errors";
import { useAwaited, useFailing } from "@stopbank/map-page/print/awaited";
import { useMemo } from "react";
import { useChosen, useSettings } from "../browser/data/usePriorities.ts";
import { RankedDocument } from "./RankedDocument.tsx";

export interface ReportDocumentProps {
  readonly search: string;
  /** What of the scene this dataset does not have, in a sentence. */
  readonly leftOut: string | undefined;
}

/** The document, once it is known what areas are ranked by. */
export function ReportDocument(props: ReportDocumentProps) {
  const settings = useAwaited(useSettings(), "what areas are ranked by");
  const chosen = useChosen(settings ?? noSettings);
  const isNothing = settings !== undefined && chosen === undefined;
  useFailing(useMemo(() => (isNothing ? nothingToReport() : undefined), [isNothing]));
  if (settings === undefined || chosen === undefined) return null;
  return <RankedDocument {...props} settings={settings} chosen={chosen} />;
}

const noSettings = { assessments: [], scenarios: [], valueSets: [], layers: [] };

const nothingToReport = () =>
  new DomainError(
    "invalid",
    "prioritisation/nothing-to-report",
    "Nothing says yet what areas are ranked by. An editor of the organisation has to write that first.",
  );
