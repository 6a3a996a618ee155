import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { glyphs } from "../../feature/glyphs.tsx";

export interface InViewPanelProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Drawn while it is open. */
  readonly children?: ReactNode;
}

/** A button at the map's foot, and the panel it opens above itself. Escape anywhere in it closes it. */
export function InViewPanel({ isOpen, onToggle, children }: InViewPanelProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen || event.defaultPrevented) return;
    // Drawers beside the map answer to the same key, and ask whether it was taken.
    event.preventDefault();
    toggle.current?.focus();
    onToggle();
  };
  return (
    <div className="sb-in-view" onKeyDown={closeByEscape}>
      <button
        ref={toggle}
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
