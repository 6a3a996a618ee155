import { useMapPage } from "@stopbank/map-page/context";
import { useGet, useToaster } from "@stopbank/plugin-api/browser";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import type { Chosen, PrioritySettings, ScenarioGroup } from "../../domain/choice/settings.ts";
import { useAreaAnswers, useChosen, useSettings } from "../data/usePriorities.ts";
import { useExposedGroups } from "../exposed/ExposedElements.tsx";
import { ExportView } from "./ExportView.tsx";

/** Below the results: what can be taken home of them, once nothing of them is loading (PRI-12). */
export function ResultsFoot() {
  const settings = useSettings();
  return settings.state === "ready" ? <WithSettings settings={settings.value} /> : null;
}

function WithSettings({ settings }: { readonly settings: PrioritySettings }) {
  const chosen = useChosen(settings);
  return chosen === undefined ? null : <OfAreas chosen={chosen} />;
}

function OfAreas({ chosen }: { readonly chosen: Chosen }) {
  const { scores, stability } = useAreaAnswers(chosen);
  // How firm ranks are may have failed: the report asks for it anew, and says so where it fails again.
  if (scores.state !== "ready" || stability.state === "loading") return null;
  const { scenario, area } = chosen;
  const isThere = area !== undefined && Object.hasOwn(scores.value.regions, area);
  return <OfElements scenario={scenario} area={isThere ? area : undefined} />;
}

interface OfElementsProps {
  readonly scenario: ScenarioGroup;
  /** The id of the selected one. */
  readonly area: string | undefined;
}

function OfElements({ scenario, area }: OfElementsProps) {
  const groups = useExposedGroups(scenario, area);
  const { store } = useMapPage();
  const get = useGet();
  const toaster = useToaster();
  if (groups.state === "loading") return null;
  return (
    <ExportView
      onReport={() =>
        void import("./takeReport.ts").then(
          ({ takeReport }) => takeReport(store, get),
          () => tellCodeMissing(toaster, "This could not be begun.", "error"),
        )
      }
    />
  );
}
