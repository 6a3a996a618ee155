import { Button } from "@blueprintjs/core";
import type { SavedView } from "@stopbank/contract/saved-views";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { LatestViews } from "./useLatestViews.ts";
import { madeWords } from "./ViewRow.tsx";

export interface RecentViewsViewProps extends LatestViews {
  readonly pictureOf: (view: SavedView) => ReactNode;
}

/** Saved views as ways back to their maps. */
export function RecentViewsView({ views, onMore, isLoadingMore, pictureOf }: RecentViewsViewProps) {
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
        {views.map((view) => (
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
      {onMore !== undefined && (
        <Button loading={isLoadingMore} onClick={onMore} size="small" text="Show all" variant="minimal" />
      )}
    </>
  );
}
