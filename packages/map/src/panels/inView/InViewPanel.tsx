import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
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
  const around = useRef<HTMLDivElement>(null);
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Drawers beside the map answer to the same key, and ask whether it was taken.
    event.preventDefault();
    toggle.current?.focus();
    onToggle();
  });
  useEffect(() => {
    const element = around.current;
    if (!isOpen || element === null) return;
    const press = (event: KeyboardEvent) => closeByEscape(event);
    element.addEventListener("keydown", press);
    return () => element.removeEventListener("keydown", press);
  }, [isOpen]);
  return (
    <div className="sb-in-view" ref={around}>
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
