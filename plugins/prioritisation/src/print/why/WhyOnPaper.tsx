import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import { useAwaited } from "@stopbank/map-page/print/awaited";
import { useAreaParts } from "../../browser/why/useAreaParts.ts";
import { useMoves } from "../../browser/why/useMoves.ts";
import type { Chosen, PrioritySettings } from "../../domain/choice/settings.ts";
import type { RankedArea } from "../../domain/ranking/rankAreas.ts";
import { WhyOnPaperView } from "./WhyOnPaperView.tsx";

export interface WhyOnPaperProps {
  readonly area: RankedArea;
  readonly answer: AreaPriorities;
  readonly chosen: Chosen;
  readonly settings: PrioritySettings;
}

/** Why the selected area ranks where it does. */
export function WhyOnPaper({ area, answer, chosen, settings }: WhyOnPaperProps) {
  const parts = useAwaited(useAreaParts(area.area, chosen), "why the area ranks there");
  const moves = useMoves(area, answer, chosen, settings);
  return parts === undefined ? null : <WhyOnPaperView parts={parts} moves={moves} />;
}
