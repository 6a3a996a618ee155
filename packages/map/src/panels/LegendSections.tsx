import type { Legend } from "@stopbank/contract/legends";
import { formatInScale, intensityScale } from "@stopbank/numbers";
import { markOf } from "../feature/itemLook.ts";
import type { MarkShape } from "../feature/legendCard.ts";
import { LegendMark } from "./LegendMark.tsx";

type Section = Legend["sections"][number];

/** A legend as the dataset gives it. */
export function LegendSections({
  sections,
  shape,
}: {
  sections: Legend["sections"];
  shape: MarkShape["shape"];
}) {
  return sections.map((section) => <LegendSection key={nameOf(section)} section={section} shape={shape} />);
}

/** Sections have no name of their own; what they list tells them apart. */
const nameOf = (section: Section) =>
  section.type === "continuous"
    ? section.stops.map((stop) => stop.color).join()
    : (section.type === "categorical" ? section.items : section.keyValues).map((item) => item.label).join();

function LegendSection({ section, shape }: { section: Section; shape: MarkShape["shape"] }) {
  if (section.type === "continuous") return <Ramp section={section} />;
  const items = section.type === "categorical" ? section.items : section.keyValues;
  return (
    <ul className="sb-legend-items">
      {items.map((item) => (
        <li key={item.label}>
          <LegendMark {...markOf(item, shape)} />
          {item.label}
        </li>
      ))}
    </ul>
  );
}

function Ramp({ section }: { section: Extract<Section, { type: "continuous" }> }) {
  const { unit } = section;
  const stops = section.stops.toSorted((a, b) => a.value - b.value);
  const first = stops.at(0);
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return null;
  const span = last.value - first.value || 1;
  const colours = stops.map((stop) => `${stop.color} ${((stop.value - first.value) / span) * 100}%`);
  const { scale, unit: shownUnit } = intensityScale(unit, last.value);
  const label = (value: number) => formatInScale(value * scale, shownUnit);
  return (
    <div className="sb-legend-ramp">
      <div
        role="img"
        aria-label={`Colours from ${label(first.value)} to ${label(last.value)}, darker for more`}
        style={{ background: `linear-gradient(to right, ${colours.join(", ")})` }}
      />
      <div className="sb-legend-scale">
        <span>{label(first.value)}</span>
        {stops.length > 2 && <span>{label(first.value + span / 2)}</span>}
        <span>{label(last.value)}</span>
      </div>
    </div>
  );
}
