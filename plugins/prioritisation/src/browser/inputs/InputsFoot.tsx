import { useMapPage } from "@stopbank/map-page/context";
import { applyInputs } from "../../domain/choice/choosing.ts";
import { draftedInputs } from "../../domain/choice/drafted.ts";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import { useChosen, useLook, usePriorities, useSettings } from "../data/usePriorities.ts";
import { ApplyView } from "./ApplyView.tsx";

/** Below the inputs, once there are any. */
export function InputsFoot() {
  const settings = useSettings();
  return settings.state === "ready" ? <WithSettings settings={settings.value} /> : null;
}

function WithSettings({ settings }: { readonly settings: PrioritySettings }) {
  const chosen = useChosen(settings);
  return chosen === undefined ? null : <Apply settings={settings} chosen={chosen} />;
}

function Apply({ settings, chosen }: { readonly settings: PrioritySettings; readonly chosen: Chosen }) {
  const { store } = useMapPage();
  const { setDraft } = usePriorities();
  const { draft } = useLook();
  const { scenario, weights, isChanged } = draftedInputs(chosen, draft, settings);
  return (
    <ApplyView
      isChanged={isChanged}
      onApply={() => {
        store.apply(applyInputs({ scenario: scenario.scenario_id, weights }));
        setDraft({});
      }}
    />
  );
}
