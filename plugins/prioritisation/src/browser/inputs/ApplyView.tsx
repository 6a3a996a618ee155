import { ActionButton } from "@stopbank/ui/action-button";

export interface ApplyViewProps {
  /** Weights or scenario are others than those that were applied. */
  readonly isChanged: boolean;
  readonly onApply: () => void;
}

/** Below the inputs: nothing that is set there changes the map before this does (PRI-07). */
export const ApplyView = ({ isChanged, onApply }: ApplyViewProps) => (
  <footer className="map-page-panel-footer priority-apply">
    <p className="sb-muted" role="status">
      {isChanged ? "Not applied yet" : ""}
    </p>
    <ActionButton
      intent="primary"
      onClick={onApply}
      text="Apply changes"
      blockedBy={isChanged ? undefined : "Change a value or the scenario first"}
    />
  </footer>
);
