import type { Legend } from "@stopbank/contract/legends";
import { markOf } from "../feature/itemLook.ts";
import type { MarkShape } from "../feature/legendCard.ts";
import { rampOf } from "../feature/legendRamp.ts";
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
  const ramp = rampOf(section);
  if (ramp === undefined) return null;
  const colours = ramp.stops.map(({ color, share }) => `${color} ${share * 100}%`);
  return (
    <div className="sb-legend-ramp">
      <div
        role="img"
        aria-label={ramp.words}
        style={{ background: `linear-gradient(to right, ${colours.join(", ")})` }}
      />
      <div className="sb-legend-scale">
        {ramp.labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
