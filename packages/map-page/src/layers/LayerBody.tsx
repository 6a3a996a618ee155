import { Button, Collapse } from "@blueprintjs/core";
import { ArrowDownIcon, ArrowUpIcon, HelpIcon, InfoSignIcon } from "@blueprintjs/icons";
import { ActionButton } from "@stopbank/ui/action-button";
import type { ReactNode } from "react";

export interface LayerBodyProps {
  /** The layer's. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Of its kind, from the top. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** @param by places, negative upwards. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onDetails: () => void;
  readonly onHelp: (() => void) | undefined;
  /** What narrows the layer. */
  readonly children?: ReactNode;
}

/** What there is to a layer besides its line: its details, its help, its place and its filters. */
export function LayerBody(props: LayerBodyProps) {
  const { title, isOpen, isFirst, isLast, onMove, onDetails, onHelp, children } = props;
  return (
    <Collapse isOpen={isOpen} transitionDuration={160}>
      <div className="map-page-layer-body">
        <div className="map-page-layer-acts">
          <Button
            aria-label={`Layer Details of ${title}`}
            icon={<InfoSignIcon />}
            onClick={onDetails}
            size="small"
            text="Layer Details"
            variant="outlined"
          />
          {onHelp !== undefined && (
            <Button
              aria-label={`Help on ${title}`}
              icon={<HelpIcon />}
              onClick={onHelp}
              size="small"
              text="Help"
              variant="outlined"
            />
          )}
          <ActionButton
            aria-label={`Move ${title} up`}
            blockedBy={isFirst ? "It is the topmost of its group already." : undefined}
            icon={<ArrowUpIcon />}
            onClick={() => onMove(-1)}
            size="small"
            tooltip="Move up"
            variant="minimal"
          />
          <ActionButton
            aria-label={`Move ${title} down`}
            blockedBy={isLast ? "It is the lowest of its group already." : undefined}
            icon={<ArrowDownIcon />}
            onClick={() => onMove(1)}
            size="small"
            tooltip="Move down"
            variant="minimal"
          />
        </div>
        {children}
      </div>
    </Collapse>
  );
}
