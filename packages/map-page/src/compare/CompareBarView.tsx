import { Button, ButtonGroup } from "@blueprintjs/core";
import {
  CrossIcon,
  DeltaIcon,
  SplitColumnsIcon,
  SwapHorizontalIcon,
  TwoColumnsIcon,
} from "@blueprintjs/icons";
import type { CompareView } from "@stopbank/scene/compare";
import { ActionButton } from "@stopbank/ui/action-button";

export interface CompareBarViewProps {
  readonly view: CompareView;
  readonly onView: (view: CompareView) => void;
  readonly onSwap: () => void;
  readonly onStop: () => void;
}

const views = [
  ["swipe", "Divider", SplitColumnsIcon],
  ["side", "Side by side", TwoColumnsIcon],
  ["differences", "Differences", DeltaIcon],
] as const;

/** What is done to a comparison, over the map: in words, on low narrow maps in pictures alone. */
export const CompareBarView = ({ view, onView, onSwap, onStop }: CompareBarViewProps) => (
  <div className="map-page-compare-bar" role="toolbar" aria-label="Comparison">
    <ButtonGroup variant="minimal">
      {views.map(([value, text, Icon]) => (
        <Button
          key={value}
          active={view === value}
          aria-pressed={view === value}
          icon={<Icon />}
          onClick={() => onView(value)}
          text={text}
          title={text}
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
    <Button
      aria-label="Stop comparing"
      icon={<CrossIcon />}
      onClick={onStop}
      text="Stop comparing"
      variant="minimal"
    />
  </div>
);
