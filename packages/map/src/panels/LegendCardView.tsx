import { useId, useState } from "react";
import { glyphs } from "../feature/glyphs.tsx";
import type { LegendCard } from "../feature/legendCard.ts";
import { LegendMark } from "./LegendMark.tsx";
import { LegendSections } from "./LegendSections.tsx";

/** One subject of the legends, which folds. */
export function LegendCardView({
  title,
  note,
  marks = [],
  sections = [],
  shape,
}: Omit<LegendCard, "key" | "shows">) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const labelled = marks.filter(({ label }) => label !== undefined);
  return (
    <div className="sb-legend-card">
      <h3>
        <button
          type="button"
          className="sb-legend-title"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          {glyphs.chevron}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {note !== undefined && <p>{note}</p>}
        {marks.map(({ label, mark }) => label === undefined && <LegendMark key={mark.color} {...mark} />)}
        {labelled.length > 0 && (
          <ul className="sb-legend-items">
            {labelled.map(({ label, mark }) => (
              <li key={label}>
                <LegendMark {...mark} />
                {label}
              </li>
            ))}
          </ul>
        )}
        <LegendSections sections={sections} shape={shape} />
      </div>
    </div>
  );
}
