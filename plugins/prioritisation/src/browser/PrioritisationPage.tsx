import { MapWorkspace } from "@stopbank/map-page";
import { focusTab } from "@stopbank/map-page/focus-tab";
import "./styles/index.css";
import { useEffect } from "react";
import { AreaType } from "./area/AreaType.tsx";
import { useLook, usePriorities } from "./data/usePriorities.ts";
import { Landing } from "./landing/Landing.tsx";
import { LandingFrameView } from "./landing/LandingFrameView.tsx";

const toolbar = <AreaType />;

export function PrioritisationPage() {
  const { endBeginning } = usePriorities();
  const { beginning } = useLook();
  useEffect(() => {
    // Who follows a link that says what is ranked is past the beginning.
    if (new URLSearchParams(window.location.search).has("x.prioritisation.choice")) endBeginning();
  }, [endBeginning]);
  const skip = () => {
    endBeginning();
    focusTab("inputs");
  };
  return (
    <LandingFrameView
      landing={beginning === "over" ? undefined : <Landing onSkip={skip} />}
      onEscape={skip}
      page={
        <MapWorkspace
          id="prioritisation"
          name="Prioritisation"
          title="Prioritisation map"
          side="left"
          label="Inputs and results"
          toolbar={toolbar}
        />
      }
    />
  );
}
