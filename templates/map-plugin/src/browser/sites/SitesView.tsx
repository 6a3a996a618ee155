import { Button } from "@blueprintjs/core";
import { MapMarkerIcon } from "@blueprintjs/icons";
import { Empty } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { isSame, type Site } from "../../domain/site.ts";

export interface SitesViewProps {
  readonly sites: readonly Site[];
  /** The one that is looked at. */
  readonly chosen: Site | undefined;
  /** What is said of it. */
  readonly about: ReactNode;
  /** What is chosen on the map, in words. */
  readonly selected?: string | undefined;
  /** Beside what adds a site. */
  readonly actions: ReactNode;
  readonly onAdd: () => void;
  readonly onChoose: (site: Site | undefined) => void;
  readonly onRemove: (site: Site) => void;
}

/** The sites in order, each with what can be done with it. */
export function SitesView({
  sites,
  chosen,
  about,
  selected,
  actions,
  onAdd,
  onChoose,
  onRemove,
}: SitesViewProps) {
  const add = <Button icon={<MapMarkerIcon />} onClick={onAdd} text="Mark the map's centre" />;
  const isChosen = (site: Site) => chosen !== undefined && isSame(site, chosen);
  const ofMap = selected === undefined ? null : <p>Selected: {selected}</p>;
  if (sites.length === 0)
    return (
      <>
        {ofMap}
        <Empty action={add}>No site is marked on the map.</Empty>
      </>
    );
  return (
    <section className="sample-sites" aria-label="Sites">
      {ofMap}
      <ol>
        {sites.map((site, at) => (
          <li key={`${site.longitude},${site.latitude}`}>
            <span className="sample-sites-place">
              {site.latitude.toFixed(5)}, {site.longitude.toFixed(5)}
            </span>
            <div className="sample-sites-actions">
              <Button
                aria-expanded={isChosen(site)}
                aria-label={`Nearby, site ${at + 1}`}
                onClick={() => onChoose(isChosen(site) ? undefined : site)}
                size="small"
                text="Nearby"
                variant="outlined"
              />
              <Button
                aria-label={`Remove site ${at + 1}`}
                onClick={() => onRemove(site)}
                size="small"
                text="Remove"
                variant="minimal"
              />
            </div>
            {isChosen(site) && about}
          </li>
        ))}
      </ol>
      <div className="sample-sites-actions">
        {add}
        {actions}
      </div>
    </section>
  );
}
