import type { Legend } from "@stopbank/contract/legends";
import type { SceneLayer } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/diff";
import type { SceneStore } from "@stopbank/scene/store";
import { useScene } from "@stopbank/scene/use-scene";
import { type ReactNode, useEffect, useId, useState } from "react";
import type { LayerIndex } from "../style/layerIndex.ts";
import { type ClassLabels, classOrder, labelsFor, notExposedLabel } from "./classLabels.ts";
import { glyphs } from "./glyphs.tsx";
import { classMark, LegendMark, type MarkShape, notExposedMark } from "./LegendMark.tsx";
import { LegendSections } from "./LegendSections.tsx";

export interface LegendsProps {
  readonly store: SceneStore;
  readonly index: LayerIndex;
  readonly classLabels: ClassLabels;
}

/** What the colours on the map mean, for the layers that are visible. Nothing without layers. */
export function Legends({ store, index, classLabels }: LegendsProps) {
  const scene = useScene(store);
  // On a small screen they would cover what they explain.
  const [isOpen, setOpen] = useState(() => window.innerWidth >= 1200 && window.innerHeight >= 600);
  const panelId = useId();
  useEffect(() => {
    const collapse = () => {
      if (document.fullscreenElement !== null) setOpen(false);
    };
    document.addEventListener("fullscreenchange", collapse);
    return () => document.removeEventListener("fullscreenchange", collapse);
  }, []);
  const visible = scene.layers.filter((layer) => layer.visible);
  if (visible.length === 0) return null;
  const hazards = visible.filter((layer) => layer.kind === "hazard").map((layer) => layer.id);
  const isColoured = (type: string) =>
    hazards.some((id) => index.elements.get(type)?.hazards.includes(id) === true);
  const coloured = visible.filter((layer) => layer.kind === "element" && isColoured(layer.id));
  const plain = visible.filter((layer) => !coloured.includes(layer));
  return (
    <section className="sb-legends" aria-label="Legends">
      <button
        type="button"
        className="sb-legends-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Collapse legends" : "Expand legends"}
        {glyphs.chevron}
      </button>
      <div id={panelId} className="sb-legends-list" hidden={!isOpen}>
        {[false, true].map((isCascading) => {
          const names = coloured.flatMap(({ id }) => {
            const element = index.elements.get(id);
            return element?.is_cascading === isCascading ? [element.display_name] : [];
          });
          if (names.length === 0) return null;
          return (
            <LegendCard
              key={String(isCascading)}
              title={isCascading ? "Outages" : "Damage state"}
              note={names.join(", ")}
            >
              <ul className="sb-legend-items">
                {classOrder.map((code) => (
                  <li key={code}>
                    <LegendMark {...classMark(code, "fill")} />
                    {labelsFor(classLabels, isCascading)[code]}
                  </li>
                ))}
                <li>
                  <LegendMark {...notExposedMark} />
                  {notExposedLabel(isCascading)}
                </li>
              </ul>
            </LegendCard>
          );
        })}
        {plain.map((layer) => {
          const { legend, title, shape, color } = describe(layer, index);
          if (legend === undefined) return null;
          return (
            <LegendCard
              key={keyOf(layer)}
              title={title}
              note={legend.title === title ? undefined : legend.title}
            >
              {legend.sections.length > 0 ? (
                <LegendSections legend={legend} {...(shape === undefined ? {} : { shape })} />
              ) : (
                <LegendMark color={color} {...(shape === undefined ? {} : { shape })} />
              )}
            </LegendCard>
          );
        })}
      </div>
    </section>
  );
}

function LegendCard({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
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
        {children}
      </div>
    </div>
  );
}

interface Described {
  readonly legend: Legend | undefined;
  readonly title: string;
  readonly shape?: MarkShape["shape"];
  readonly color: string;
}

function describe(layer: SceneLayer, index: LayerIndex): Described {
  if (layer.kind === "hazard") {
    const hazard = index.hazards.get(layer.id);
    return { legend: hazard?.legend, title: hazard?.title ?? layer.id, color: "#0b2545" };
  }
  const found = layer.kind === "element" ? index.elements.get(layer.id) : index.contextual.get(layer.id);
  const shapes = { point: "point", line: "line", polygon: "fill", raster: "fill" } as const;
  return {
    legend: found?.legend,
    title: found?.display_name ?? layer.id,
    color: found?.color ?? "#0b2545",
    ...(found === undefined ? {} : { shape: shapes[found.geometry] }),
  };
}
