import { type ReactNode, useId } from "react";
import { glyphs } from "../../feature/glyphs.tsx";

export interface InViewPanelProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Drawn while it is open. */
  readonly children?: ReactNode;
}

/** A button at the map's foot, and the panel it opens above itself. */
export function InViewPanel({ isOpen, onToggle, children }: InViewPanelProps) {
  const panelId = useId();
  return (
    <div className="sb-in-view">
      <button
        type="button"
        className="sb-in-view-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {glyphs.list}
        Elements in view
      </button>
      <section id={panelId} className="sb-in-view-panel" aria-label="Elements in view" hidden={!isOpen}>
        {isOpen && children}
      </section>
    </div>
  );
}
