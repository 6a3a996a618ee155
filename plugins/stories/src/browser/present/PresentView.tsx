import { Button } from "@blueprintjs/core";
import { ChevronLeftIcon, ChevronRightIcon, CrossIcon, FullscreenIcon, ManualIcon } from "@blueprintjs/icons";
import type { ReactNode } from "react";

export interface PresentViewProps {
  readonly title: string;
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
  /** Nothing is seen, until a key is pressed. */
  readonly isBlack: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onNotes: () => void;
  readonly onFullScreen: () => void;
  readonly onLeave: () => void;
  /** The card. */
  readonly children: ReactNode;
  /** What the presenter reads, where no window of its own has it. */
  readonly notes?: ReactNode;
}

/** A story before an audience: one card in large letters beside the map. */
export const PresentView = ({
  title,
  position,
  total,
  isBlack,
  onMove,
  onNotes,
  onFullScreen,
  onLeave,
  children,
  notes,
}: PresentViewProps) => (
  <section aria-label={`${title}, presented`} className="stories-present">
    <div className="stories-present-card">{children}</div>
    {notes}
    <footer>
      <p aria-live="polite">
        {position} / {total}
      </p>
      <Button
        aria-label="Previous step"
        disabled={position === 1}
        icon={<ChevronLeftIcon />}
        onClick={() => onMove(-1)}
        variant="minimal"
      />
      <Button
        aria-label="Next step"
        disabled={position === total}
        icon={<ChevronRightIcon />}
        onClick={() => onMove(1)}
        variant="minimal"
      />
      <Button aria-label="Presenter notes" icon={<ManualIcon />} onClick={onNotes} variant="minimal" />
      <Button
        aria-label="Full screen again"
        icon={<FullscreenIcon />}
        onClick={onFullScreen}
        variant="minimal"
      />
      <Button aria-label="End presentation" icon={<CrossIcon />} onClick={onLeave} variant="minimal" />
    </footer>
    {isBlack && (
      <div aria-label="The screen is black. Press b to go on." className="stories-black" role="img" />
    )}
  </section>
);
