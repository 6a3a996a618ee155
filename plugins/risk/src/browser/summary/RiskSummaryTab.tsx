import { Button } from "@blueprintjs/core";
import { AddIcon } from "@blueprintjs/icons";
import { usePage, usePageScene } from "@stopbank/map-page/context";
import { useTerms } from "@stopbank/plugin-api/browser";
import { isFiltered } from "@stopbank/scene/filtering";
import { layersOfKind } from "@stopbank/scene/layers";
import { Empty, Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { ElementSection } from "./ElementSection.tsx";
import { FilterNotices } from "./FilterNotices.tsx";
import { useRiskStats } from "./useRiskStats.ts";

/** What the hazards on the map do to the elements on it. */
export function RiskSummaryTab() {
  const scene = usePageScene();
  const { isIdle, stats, isUpdating, error, retry } = useRiskStats();
  if (isIdle) return <Missing />;
  return (
    <div className="risk-summary" aria-busy={isUpdating}>
      <FilterNotices />
      {error !== undefined && (
        <Failed
          error={error}
          retry={retry}
          what={
            stats === undefined ? "The summary could not be worked out" : "The summary is of a moment ago"
          }
        />
      )}
      {stats === undefined
        ? error === undefined && <Loading label="Working out the summary" skeleton={<SummarySkeleton />} />
        : layersOfKind(scene, "element").map(({ id }) => (
            <ElementSection key={id} type={id} stats={stats} isFiltered={isFiltered(scene)} />
          ))}
    </div>
  );
}

function SummarySkeleton() {
  return (
    <div className="risk-summary-skeleton">
      <Skeleton width={160} height={22} />
      <Skeleton width={120} height={32} />
      <Skeleton height={20} />
      <Skeleton height={120} />
      <Skeleton height={200} />
    </div>
  );
}

/** Says which kind of layer the summary lacks, with the button that leads to it. */
function Missing() {
  const { openAddLayers } = usePage();
  const scene = usePageScene();
  const { hazard, hazards } = useTerms();
  const lacksElement = layersOfKind(scene, "element").length === 0;
  const lacksHazard = layersOfKind(scene, "hazard").length === 0;
  const plural = hazards.toLowerCase();
  if (lacksElement && lacksHazard)
    return (
      <Empty
        action={
          <Button icon={<AddIcon />} intent="primary" onClick={() => openAddLayers()} text="Add layers" />
        }
      >
        There are no layers on the map yet. Add an element layer and a {hazard.toLowerCase()} to see what is
        exposed.
      </Empty>
    );
  return lacksElement ? (
    <Empty
      action={
        <Button icon={<AddIcon />} intent="primary" onClick={() => openAddLayers()} text="Add elements" />
      }
    >
      There are no elements on the map. Add an element layer to see what is exposed.
    </Empty>
  ) : (
    <Empty
      action={
        <Button
          icon={<AddIcon />}
          intent="primary"
          onClick={() => openAddLayers("hazards")}
          text={`Add ${plural}`}
        />
      }
    >
      There are no {plural} on the map. Add one to see what is exposed to it.
    </Empty>
  );
}
