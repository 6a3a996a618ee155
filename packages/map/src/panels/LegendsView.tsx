import { useId } from "react";
import { glyphs } from "../feature/glyphs.tsx";
import type { LegendCard } from "../feature/legendCard.ts";
import { LegendCardView } from "./LegendCardView.tsx";

export interface LegendsViewProps {
  readonly cards: readonly LegendCard[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Legends one above the other, folded together. Nothing where there is nothing to explain. */
export function LegendsView({ cards, isOpen, onToggle }: LegendsViewProps) {
  const panelId = useId();
  if (cards.length === 0) return null;
  return (
    <section className="sb-legends" aria-label="Legends">
      <button
        type="button"
        className="sb-legends-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {isOpen ? "Collapse legends" : "Expand legends"}
        {glyphs.chevron}
      </button>
      <div id={panelId} className="sb-legends-list" hidden={!isOpen}>
        {cards.map(({ key, ...card }) => (
          <LegendCardView key={key} {...card} />
        ))}
      </div>
    </section>
  );
}
