import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";
import { useTerms } from "@stopbank/plugin-api/browser";
import type { LayerKind } from "@stopbank/scene";
import { LayerIcon } from "../naming/LayerIcon.tsx";
import { layerName } from "../naming/layerNames.ts";
import { useMapPage } from "../page/mapPageContext.ts";
import type { Staging } from "./useStaging.ts";

/** What Done would put on the map. */
export function LayersPreview({ staging }: { readonly staging: Staging }) {
  const { index, useHazardName } = useMapPage();
  const { hazards } = useTerms();
  const titles: readonly [LayerKind, string][] = [
    ["hazard", hazards],
    ["element", "Elements"],
    ["contextual", "Contextual"],
  ];
  return (
    <div className="map-page-preview">
      <h3>Layers Preview</h3>
      {staging.staged.length === 0 && (
        <p className="sb-muted">Choose layers on the left. They are listed here until Done.</p>
      )}
      {titles.map(([kind, title]) => {
        const layers = staging.staged.filter((layer) => layer.kind === kind);
        if (layers.length === 0) return null;
        return (
          <section key={kind} aria-label={title}>
            <h4>{title}</h4>
            <ul>
              {layers.map((layer) => {
                const name = layerName(layer, index, useHazardName);
                return (
                  <li key={layer.id}>
                    <LayerIcon name={name.icon} />
                    <span className="map-page-option-name">
                      {name.title}
                      {name.detail !== undefined && <small>{name.detail}</small>}
                    </span>
                    <Button
                      aria-label={`Remove ${name.title}`}
                      icon={<CrossIcon />}
                      onClick={() => staging.toggle(layer)}
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
