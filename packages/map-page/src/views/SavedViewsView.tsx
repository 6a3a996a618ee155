import { Button, InputGroup } from "@blueprintjs/core";
import { MapIcon, SearchIcon } from "@blueprintjs/icons";
import type { SavedView } from "@stopbank/contract/saved-views";
import { Empty } from "@stopbank/ui/states";
import { type ReactNode, useState } from "react";
import { FolderTitle } from "./FolderTitle.tsx";
import { groupViews, inFolder, type ViewGroup } from "./groupViews.ts";

export interface SavedViewsViewProps {
  readonly views: readonly SavedView[];
  /** One of them, to open and to change. */
  readonly rowOf: (view: SavedView) => ReactNode;
  /** The one that is being changed, by its form: no search hides it, nor what was typed. */
  readonly edited?: { readonly id: string; readonly form: ReactNode } | undefined;
  /** Gives the map that is open a name; undefined while one does. */
  readonly onSave: (() => void) | undefined;
  /** Puts views of a folder into one of another name. Resolves whether it was done. */
  readonly onMove: (views: readonly SavedView[], folder: string) => Promise<boolean>;
}

/** Saved views by folder, found by name. */
export function SavedViewsView({ views, rowOf, edited, onSave, onMove }: SavedViewsViewProps) {
  const [search, setSearch] = useState("");
  const groups = groupViews(views, search, edited?.id);
  const save = onSave && <Button intent="primary" onClick={onSave} text="Save this map" />;
  /** Of all that may be changed in it, found or not. */
  const renamerOf = (group: ViewGroup) => {
    const moved = inFolder(views, group).filter(({ may_change }) => may_change);
    return moved.length === 0 ? undefined : (folder: string) => onMove(moved, folder);
  };
  if (views.length === 0)
    return (
      <Empty action={save} icon={<MapIcon size={32} />}>
        Nothing is saved yet. A saved view brings a map back as it is now, with its layers, its area and its
        place.
      </Empty>
    );
  return (
    <div className="saved-views">
      <div className="saved-views-head">
        <InputGroup
          aria-label="Search saved views"
          fill
          leftIcon={<SearchIcon />}
          onValueChange={setSearch}
          placeholder="Search saved views"
          type="search"
          value={search}
        />
        {save}
      </div>
      {groups.length === 0 && <p className="sb-muted">No saved view is called that.</p>}
      {groups.map((group) => (
        <section
          aria-label={group.folder === "" ? titleOf(group) : `Folder ${titleOf(group)}`}
          key={`${group.isShared} ${group.folder}`}
        >
          <FolderTitle folder={group.folder} title={titleOf(group)} onRename={renamerOf(group)} />
          <ul>
            {group.views.map((view) =>
              view.view_id === edited?.id ? <li key={view.view_id}>{edited.form}</li> : rowOf(view),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

const titleOf = ({ folder, isShared }: ViewGroup) =>
  folder === "" ? (isShared ? "Shared" : "My views") : isShared ? `${folder}, shared` : folder;
