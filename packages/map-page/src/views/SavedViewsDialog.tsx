import "./savedViews.css";
import { routes } from "@stopbank/contract/routes";
import type { SavedView } from "@stopbank/contract/saved-views";
import type { MapController } from "@stopbank/map/controller";
import { useCall, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { encodeIn } from "@stopbank/scene/address-bar";
import { Dialog } from "@stopbank/ui/dialog";
import { Loaded } from "@stopbank/ui/states";
import { useState } from "react";
import { useMapPage } from "../page/mapPageContext.ts";
import { usePagePath } from "../page/usePagePath.ts";
import { foldersOf } from "./groupViews.ts";
import { SavedViewsView } from "./SavedViewsView.tsx";
import { thumbnailOf } from "./thumbnailOf.ts";
import { useSavedViews } from "./useSavedViews.ts";
import { ViewForm, type ViewWords } from "./ViewForm.tsx";
import { ViewRow } from "./ViewRow.tsx";
import { ViewThumbnail } from "./ViewThumbnail.tsx";

export interface SavedViewsDialogProps {
  readonly controller: MapController;
  readonly isOpen: boolean;
  readonly close: () => void;
}

const newWords: ViewWords = { name: "", folder: "", isShared: false };

/** Gives the map of a page a name, and opens those that have one. */
export const SavedViewsDialog = ({ controller, isOpen, close }: SavedViewsDialogProps) => (
  // A stray click would lose what was typed.
  <Dialog closesOnOutsideClick={false} isOpen={isOpen} onClose={close} title="Saved views" widthPx={640}>
    <SavedViews controller={controller} close={close} />
  </Dialog>
);

function SavedViews({ controller, close }: Omit<SavedViewsDialogProps, "isOpen">) {
  const { views, save, change, replace, move, remove } = useSavedViews();
  const { go } = useNavigation();
  const toaster = useToaster();
  const shown = useShownMap(controller);
  /** What the form is about: a new view, or the one of this id. */
  const [edited, setEdited] = useState<"new" | string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const edit = (what: string | undefined) => {
    setProblem(undefined);
    setEdited(what);
  };
  /** Does it and closes the form; why it could not be done stands there. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      edit(undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "It could not be saved. Try again.");
    } finally {
      setBusy(false);
    }
  };
  const open = ({ path, query }: SavedView) => {
    close();
    go(`${path}?${query}`);
  };
  const replaceByShown = async (view: SavedView) => {
    try {
      await replace(view, await shown.asSaved());
    } catch (error) {
      toaster.error(error instanceof Error ? error.message : "The view could not be replaced. Try again.");
    }
  };
  const form = (folders: readonly string[], view?: SavedView) => (
    <ViewForm
      key={view?.view_id ?? "new"}
      action={view === undefined ? "Save" : "Save changes"}
      folders={folders}
      isBusy={isBusy}
      maySayWho={view === undefined || view.is_own}
      problem={problem}
      words={
        view === undefined ? newWords : { name: view.name, folder: view.folder, isShared: view.is_shared }
      }
      onCancel={() => edit(undefined)}
      onSubmit={({ name, folder, isShared: is_shared }) =>
        void attempt(async () => {
          const words = { name, folder, ...(view === undefined || view.is_own ? { is_shared } : {}) };
          if (view !== undefined) return change(view.view_id, words);
          return save({ ...words, is_shared, path: shown.path, ...(await shown.asSaved()) });
        })
      }
    />
  );
  const formOf = (all: readonly SavedView[]) => {
    const view = all.find(({ view_id }) => view_id === edited);
    return view && { id: view.view_id, form: form(foldersOf(all), view) };
  };
  return (
    <Loaded of={views} label="Loading saved views" what="Saved views could not be loaded">
      {(all) => (
        <>
          {edited === "new" && form(foldersOf(all))}
          {(edited !== "new" || all.length > 0) && (
            <SavedViewsView
              edited={formOf(all)}
              views={all}
              onMove={move}
              onSave={edited === undefined ? () => edit("new") : undefined}
              rowOf={(view) => (
                <ViewRow
                  key={view.view_id}
                  view={view}
                  picture={<ViewThumbnail view={view} />}
                  onOpen={() => open(view)}
                  onEdit={() => edit(view.view_id)}
                  onReplace={view.path === shown.path ? () => void replaceByShown(view) : undefined}
                  onDelete={() => void remove(view)}
                />
              )}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** The map that is open, as a view keeps it. An area that is too long for an address is kept first. */
function useShownMap(controller: MapController) {
  const { id, store } = useMapPage();
  const call = useCall();
  const path = usePagePath(id);
  return {
    path,
    asSaved: async () => {
      const { scene } = store.state;
      const first = encodeIn(store, scene);
      const geometry = scene.area !== undefined && "geometry" in scene.area ? scene.area.geometry : undefined;
      if (first.areaLeftOut && geometry !== undefined)
        store.areaIds.set(geometry, (await call(routes.storeArea, { body: { geometry } })).area_id);
      const thumbnail = thumbnailOf(controller);
      return { query: encodeIn(store, scene).query, ...(thumbnail === undefined ? {} : { thumbnail }) };
    },
  };
}
