import { focusTab } from "@stopbank/map-page/focus-tab";
import { scenes, useClient, useService } from "@stopbank/plugin-api/browser";
import { useScene } from "@stopbank/scene/use-scene";
import { openDrawer } from "@stopbank/scene/view";
import { Loaded } from "@stopbank/ui/states";
import { applyInputs, choiceOf } from "../../domain/choice/choosing.ts";
import { chosenOf, type PrioritySettings } from "../../domain/choice/settings.ts";
import { useLook, usePriorities, useSettings } from "../data/usePriorities.ts";
import { LandingView } from "./LandingView.tsx";
import { WizardView } from "./WizardView.tsx";

export interface LandingProps {
  /** Goes to the page as it is. */
  readonly onSkip: () => void;
}

/** Where one begins, and the question what is valued. */
export function Landing({ onSkip }: LandingProps) {
  const { begin } = usePriorities();
  const { beginning } = useLook();
  const settings = useSettings();
  if (beginning === "landing") return <LandingView onStart={begin} onSkip={onSkip} />;
  return (
    <Loaded of={settings} what="What areas are ranked by could not be loaded">
      {(of) => <Wizard settings={of} />}
    </Loaded>
  );
}

function Wizard({ settings }: { readonly settings: PrioritySettings }) {
  const store = useService(scenes).of("prioritisation");
  const choice = choiceOf(useScene(store));
  const { displayName } = useClient();
  const { goBack, endBeginning, setDraft } = usePriorities();
  const chosen = chosenOf(choice, settings);
  return (
    <WizardView
      organisation={displayName}
      valueSets={chosen === undefined ? [] : settings.valueSets}
      applied={chosen?.weights ?? {}}
      onBack={goBack}
      onConfirm={(weights) => {
        if (chosen !== undefined)
          store.apply(applyInputs({ scenario: chosen.scenario.scenario_id, weights }));
        store.apply(openDrawer("results"), { undoable: false });
        setDraft({});
        endBeginning();
        focusTab("results");
      }}
    />
  );
}
