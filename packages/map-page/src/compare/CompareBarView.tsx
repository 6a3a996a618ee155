import { Button, ButtonGroup } from "@blueprintjs/core";
import { CrossIcon, SwapHorizontalIcon } from "@blueprintjs/icons";
import type { Comparison } from "@stopbank/scene/compare";
import { ActionButton } from "@stopbank/ui/action-button";

export interface CompareBarViewProps {
  readonly mode: Comparison["mode"];
  readonly onMode: (mode: Comparison["mode"]) => void;
  readonly onSwap: () => void;
  readonly onStop: () => void;
}

const modes = [
  ["swipe", "Divider"],
  ["side", "Side by side"],
] as const;

/** What is done to a comparison, over the map. */
export const CompareBarView = ({ mode, onMode, onSwap, onStop }: CompareBarViewProps) => (
  <div className="map-page-compare-bar" role="toolbar" aria-label="Comparison">
    <ButtonGroup variant="minimal">
      {modes.map(([value, text]) => (
        <Button
          key={value}
          active={mode === value}
          aria-pressed={mode === value}
          onClick={() => onMode(value)}
          text={text}
        />
      ))}
    </ButtonGroup>
    <ActionButton
      aria-label="Swap the sides"
      icon={<SwapHorizontalIcon />}
      onClick={onSwap}
      tooltip="Swap the sides"
      variant="minimal"
    />
    <Button icon={<CrossIcon />} onClick={onStop} text="Stop comparing" variant="minimal" />
  </div>
);
