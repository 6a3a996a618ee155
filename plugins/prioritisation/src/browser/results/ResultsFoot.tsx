import { useMapPage } from "@stopbank/map-page/context";
import { useGet, useToaster } from "@stopbank/plugin-api/browser";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import { useAreaAnswers, useChosen, useSettings } from "../data/usePriorities.ts";
import { ExportView } from "./ExportView.tsx";

/** Below the results: what can be taken home of them, once they are there (PRI-12). */
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
  const { store } = useMapPage();
  const get = useGet();
  const toaster = useToaster();
  if (scores.state !== "ready" || stability.state !== "ready") return null;
  return (
    <ExportView
      onReport={() =>
        void import("./takeReport.ts").then(
          ({ takeReport }) => takeReport(store, get),
          () => toaster.error("This could not be begun. Check your connection and try again."),
        )
      }
    />
  );
}
