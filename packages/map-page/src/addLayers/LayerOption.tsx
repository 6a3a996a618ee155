import { HelpIcon } from "@blueprintjs/icons";
import { ActionButton } from "@stopbank/ui/action-button";
import { Tooltip } from "@stopbank/ui/tooltip";
import { LayerIcon } from "../naming/LayerIcon.tsx";

export interface LayerOptionProps {
  readonly title: string;
  readonly detail?: string | undefined;
  /** Why it is chosen, where that was done elsewhere. */
  readonly origin?: string | undefined;
  readonly icon: string;
  readonly isChosen: boolean;
  /** Why it cannot be chosen. */
  readonly blockedBy?: string | undefined;
  readonly onToggle: () => void;
  /** Undefined where no help text is about it. */
  readonly onHelp?: (() => void) | undefined;
}

/** One layer to choose. A blocked one stays in reach, so that everyone can learn why. */
export function LayerOption({
  title,
  detail,
  origin,
  icon,
  isChosen,
  blockedBy,
  onToggle,
  onHelp,
}: LayerOptionProps) {
  const isBlocked = blockedBy !== undefined;
  return (
    <div className="map-page-option-line">
      <Tooltip content={blockedBy} fill placement="top">
        <label className="map-page-option">
          <input
            type="checkbox"
            aria-disabled={isBlocked || undefined}
            checked={isChosen}
            onChange={() => {
              if (!isBlocked) onToggle();
            }}
          />
          <LayerIcon name={icon} />
          <span className="map-page-option-name">
            {title}
            {detail !== undefined && <small>{detail}</small>}
            {origin !== undefined && <small>{origin}</small>}
          </span>
        </label>
      </Tooltip>
      {onHelp !== undefined && (
        <ActionButton
          aria-label={`Help on ${title}`}
          icon={<HelpIcon />}
          onClick={onHelp}
          size="small"
          tooltip="Help"
          variant="minimal"
        />
      )}
    </div>
  );
}
