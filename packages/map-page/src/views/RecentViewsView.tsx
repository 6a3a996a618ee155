import { Button } from "@blueprintjs/core";
import type { SavedView } from "@stopbank/contract/saved-views";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { madeWords } from "./ViewRow.tsx";

export interface RecentViewsViewProps {
  /** The latest first. */
  readonly views: readonly SavedView[];
  readonly pictureOf: (view: SavedView) => ReactNode;
}

/** As many as Home shows before it is asked for all. */
const few = 6;

/** Saved views as ways back to their maps. */
export function RecentViewsView({ views, pictureOf }: RecentViewsViewProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (views.length === 0)
    return (
      <p className="sb-muted">
        Give a map a name by ‘Saved views’ among its buttons, and it is offered here, as you left it. You can
        share it with your organisation.
      </p>
    );
  return (
    <>
      <ul className="saved-views-cards">
        {(showsAll ? views : views.slice(0, few)).map((view) => (
          <li key={view.view_id}>
            <Link href={`${view.path}?${view.query}`}>
              {pictureOf(view)}
              <span className="saved-views-words">
                <strong>{view.folder === "" ? view.name : `${view.folder}: ${view.name}`}</strong>
                <small className="sb-muted">
                  {view.is_shared ? `Shared. ${madeWords(view)}` : madeWords(view)}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {views.length > few && !showsAll && (
        <Button
          onClick={() => setShowsAll(true)}
          size="small"
          text={`Show all ${views.length}`}
          variant="minimal"
        />
      )}
    </>
  );
}
