import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";
import type { LayerKind, SceneLayer } from "@stopbank/scene";
import { keyOf } from "@stopbank/scene/layer-key";
import { LayerIcon } from "../naming/LayerIcon.tsx";
import { type LayerName, spokenName } from "../naming/layerNames.ts";

export interface LayersPreviewProps {
  /** Chosen and not yet on the map. */
  readonly staged: readonly SceneLayer[];
  readonly nameOf: (layer: SceneLayer) => LayerName;
  /** What the client calls hazards. */
  readonly hazardsTerm: string;
  readonly onRemove: (layer: SceneLayer) => void;
}

/** What Done would put on the map. */
export function LayersPreview({ staged, nameOf, hazardsTerm, onRemove }: LayersPreviewProps) {
  const titles: readonly [LayerKind, string][] = [
    ["hazard", hazardsTerm],
    ["element", "Elements"],
    ["contextual", "Contextual"],
  ];
  return (
    <div className="map-page-preview">
      <h3>Layers Preview</h3>
      {staged.length === 0 && (
        <p className="sb-muted">Choose layers on the left. They are listed here until Done.</p>
      )}
      {titles.map(([kind, title]) => {
        const layers = staged.filter((layer) => layer.kind === kind);
        if (layers.length === 0) return null;
        return (
          <section key={kind} aria-label={title}>
            <h4>{title}</h4>
            <ul>
              {layers.map((layer) => {
                const name = nameOf(layer);
                return (
                  <li key={keyOf(layer)}>
                    <LayerIcon name={name.icon} />
                    <span className="map-page-option-name">
                      {name.title}
                      {name.detail !== undefined && <small>{name.detail}</small>}
                      {name.origin !== undefined && <small>{name.origin}</small>}
                    </span>
                    <Button
                      aria-label={`Remove ${spokenName(name)}`}
                      icon={<CrossIcon />}
                      onClick={() => onRemove(layer)}
                      size="small"
                      variant="minimal"
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
