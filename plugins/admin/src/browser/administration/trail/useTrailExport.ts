import type { TrailExportQuery } from "@stopbank/contract/administration";
import { errorOf, pathOf } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { useClient, useNetwork, useToaster } from "@stopbank/plugin-api/browser";
import { saveFile } from "@stopbank/ui/save-file";
import { useState } from "react";
import { refusalWords } from "../../../domain/refusalWords.ts";

/** Downloads what is asked for of the trail, however long it is: the browser keeps it on its disk while it comes. */
export function useTrailExport(query: TrailExportQuery) {
  const network = useNetwork();
  const { name } = useClient();
  const toaster = useToaster();
  const [isExporting, setExporting] = useState(false);
  const download = async () => {
    setExporting(true);
    try {
      const answer = await network.fetch(`/api${pathOf(routes.exportAuditTrail, { query })}`);
      if (!answer.ok) throw await errorOf(answer);
      saveFile(`audit-trail-${name}.csv`, await answer.blob());
    } catch (error) {
      toaster.error(refusalWords(error, "The audit trail could not be downloaded."));
    }
    setExporting(false);
  };
  return { isExporting, onExport: () => void download() };
}
