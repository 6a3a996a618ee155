import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useClient, useNavigation } from "@stopbank/plugin-api/browser";
import type { MouseEvent } from "react";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import type { RankedArea } from "../../domain/ranking/rankAreas.ts";
import { riskMapLink } from "../../domain/why/riskMapLink.ts";
import { useAreaParts } from "./useAreaParts.ts";
import { useMoves } from "./useMoves.ts";
import { WhyView } from "./WhyView.tsx";

export interface WhyProps {
  readonly area: RankedArea;
  readonly answer: AreaPriorities;
  readonly chosen: Chosen;
  readonly settings: PrioritySettings;
}

export function Why({ area, answer, chosen, settings }: WhyProps) {
  const parts = useAreaParts(area.area, chosen);
  const moves = useMoves(area, answer, chosen, settings);
  const { name: client } = useClient();
  const { isCascading } = useMapPage();
  const { camera } = usePageScene();
  const { go } = useNavigation();
  const types = parts.state === "ready" ? parts.value.value_sets.flatMap(({ elements }) => elements) : [];
  const exposed = types.filter(({ exposed_metric }) => exposed_metric > 0).map(({ type }) => type);
  const href = riskMapLink({
    client,
    camera,
    scenario: chosen.scenario,
    area: area.area,
    types: exposed,
    isCascading,
  });
  return (
    <WhyView
      parts={parts}
      area={area.name}
      moves={area.rank === undefined ? undefined : moves}
      riskMap={
        parts.state === "ready" ? { href, onFollow: (event) => follow(event, () => go(href)) } : undefined
      }
    />
  );
}

/** Goes there within the app, but where another tab or window is asked for. */
function follow(event: MouseEvent<HTMLElement>, go: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}
