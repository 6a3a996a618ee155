import type { PropertyExplorerConfig } from "@stopbank/contract/property";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useNavigation, useSession } from "@stopbank/plugin-api/browser";
import { Loading } from "@stopbank/ui/states";
import { useEffect, useMemo } from "react";
import type { ChosenProperty } from "../../domain/chosenProperty.ts";
import { hazardGroups } from "../../domain/hazardGroups.ts";
import { isHazardShown, toggleHazard } from "../../domain/showHazard.ts";
import { usePropertyLook } from "../data/propertyLook.ts";
import {
  useChosen,
  useExposures,
  useFacts,
  usePropertyConfig,
  useTechnicalReports,
} from "../data/useProperty.ts";
import { NoPropertyView } from "../details/NoPropertyView.tsx";
import { BeyondView } from "./BeyondView.tsx";
import { HazardsView } from "./HazardsView.tsx";
import { QuietFailureView } from "./QuietFailureView.tsx";

/** The tab 'Hazards'. */
export function HazardsTab() {
  const chosen = useChosen();
  const config = usePropertyConfig();
  if (chosen === undefined) return <NoPropertyView />;
  if (config.state === "loading") return <Loading label="Loading hazards" />;
  if (config.state === "failed")
    return <QuietFailureView onRetry={config.retry}>{config.error.message}</QuietFailureView>;
  return <HazardsOf chosen={chosen} config={config.value} />;
}

interface HazardsOfProps {
  readonly chosen: ChosenProperty;
  readonly config: PropertyExplorerConfig;
}

function HazardsOf({ chosen, config }: HazardsOfProps) {
  const { store, index } = useMapPage();
  const scene = usePageScene();
  const { openReport } = usePropertyLook();
  const { roles } = useSession();
  const { go } = useNavigation();
  const hazardOf = useMemo(
    () =>
      new Map(
        [...index.hazards.values()].flatMap((hazard) =>
          hazard.scenarios.map(({ assetTag }) => [assetTag, hazard.hazard_id] as const),
        ),
      ),
    [index],
  );
  const tags = config.report_hazards
    .flatMap(({ hazards }) => hazards.flatMap(({ scenarios }) => scenarios.slice(0, 1)))
    .filter((tag) => hazardOf.has(tag));
  const exposures = useExposures(chosen, tags);
  const reports = useTechnicalReports(tags);
  const facts = useFacts(chosen);
  useLogged("The technical reports", reports);
  useLogged("What more is known of the property", facts);
  useLogged("The property's hazards", exposures);
  if (exposures.state === "loading") return <Loading label="Loading hazards" />;
  if (exposures.state === "failed")
    return (
      <QuietFailureView onRetry={exposures.retry}>
        {`The property's hazards could not be loaded: ${exposures.error.message}`}
      </QuietFailureView>
    );
  const groups = hazardGroups({
    config,
    exposures: exposures.value,
    reports: reports.state === "ready" ? reports.value : [],
    facts: facts.state === "ready" ? facts.value : undefined,
    has: (tag) => hazardOf.has(tag),
  });
  return (
    <HazardsView
      groups={groups}
      isShown={({ layer }) => layer !== undefined && isHazardShown(scene, layer)}
      onShow={({ layer = "" }) => {
        const hazardId = hazardOf.get(layer);
        if (hazardId !== undefined) store.apply(toggleHazard(hazardId, layer));
      }}
      onReport={openReport}
      beyondOf={({ facts: known }) => (
        <>
          {known !== undefined && <BeyondView facts={known} />}
          {known === undefined && facts.state === "failed" && (
            <QuietFailureView onRetry={facts.retry}>
              Other times and studies could not be loaded.
            </QuietFailureView>
          )}
          {reports.state === "failed" && (
            <QuietFailureView onRetry={reports.retry}>
              The technical reports could not be loaded.
            </QuietFailureView>
          )}
        </>
      )}
      misfits={roles.some((role) => role === "admin" || role === "editor") ? config.does_not_fit : []}
      onSettings={() => go("/administration/texts?text=propertyExplorer")}
    />
  );
}

/** A failure is for the log; the page says a quiet line in its place. */
function useLogged(what: string, loaded: { readonly state: string; readonly error?: Error }): void {
  const { error } = loaded;
  useEffect(() => {
    if (error !== undefined) console.warn(`${what} could not be loaded.`, error);
  }, [what, error]);
}
