import { routes } from "@stopbank/contract/routes";
import type { NewSavedView, SavedView, SavedViewChange } from "@stopbank/contract/saved-views";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { keepAnswers } from "@stopbank/ui/keep-answers";
import { toLoadable } from "@stopbank/ui/loadable";
import { useRef } from "react";
import useSWR from "swr";
import { base64Of } from "./base64Of.ts";
import { readAllViews } from "./readAllViews.ts";

/** What a view shows, and its picture in base64. */
type ViewedMap = Required<Pick<SavedViewChange, "query">> & Pick<SavedViewChange, "thumbnail">;

/** Each time they are shown: others may have shared some meanwhile. */
const asked = { use: [keepAnswers(0)] };

/** The views that the reader sees in this client, and what can be done with them. */
export function useSavedViews() {
  const call = useCall();
  const toaster = useToaster();
  const { name } = useClient();
  const views = useSWR([name, "saved views"], () => readAllViews(call), asked);
  const renew = () => views.mutate();
  const failed = (error: unknown) =>
    void toaster.error(error instanceof Error ? error.message : "The view could not be changed. Try again.");
  const restore = (view_id: string) => call(routes.restoreView, { params: { view_id } }).then(renew, failed);
  /** The toast that a view was replaced, by the view's id. */
  const replacedToasts = useRef(new Map<string, number>());
  const moveEach = async (views: readonly Pick<SavedView, "view_id" | "folder">[]) => {
    for (const { view_id, folder } of views)
      await call(routes.changeView, { params: { view_id }, body: { folder } });
    await renew();
  };
  const putBack = (view_id: string, former: ViewedMap) =>
    call(routes.changeView, { params: { view_id }, body: former }).then(renew, failed);
  return {
    views: toLoadable(views),
    /** @throws Error whose message says why it was not kept. */
    save: async (view: NewSavedView): Promise<void> => {
      await call(routes.saveView, { body: view });
      await renew();
    },
    /** As `save`. */
    change: async (view_id: string, change: SavedViewChange): Promise<void> => {
      await call(routes.changeView, { params: { view_id }, body: change });
      await renew();
    },
    /**
     * Has a view show another map; it can be undone by what is said of it. Where its picture, which goes with its map, cannot be read, it
     * is left as it is; one without a picture stays without, since the API takes none away again.
     *
     * @throws Error whose message says why it was not replaced.
     */
    replace: async (view: SavedView, { query, thumbnail }: ViewedMap): Promise<void> => {
      const { view_id, name: title, has_thumbnail } = view;
      const params = { view_id };
      const picture = has_thumbnail ? base64Of(await call(routes.viewThumbnail, { params })) : undefined;
      await call(routes.changeView, {
        params,
        body: { query, ...(picture === undefined || thumbnail === undefined ? {} : { thumbnail }) },
      });
      await renew();
      const former = { query: view.query, ...(picture === undefined ? {} : { thumbnail: picture }) };
      // One with the same words would keep its place, and undo more than the last.
      const earlier = replacedToasts.current.get(view_id);
      if (earlier !== undefined) toaster.dismiss(earlier);
      const toast = toaster.show({
        intent: "success",
        message: `“${title}” now shows this map.`,
        action: { label: "Undo", run: () => void putBack(view_id, former) },
      });
      replacedToasts.current.set(view_id, toast);
    },
    /** Puts them into another folder, all that can be; it can be undone by what is said of it. Whether it was done. */
    move: async (moved: readonly SavedView[], folder: string): Promise<boolean> => {
      try {
        await moveEach(moved.map(({ view_id }) => ({ view_id, folder })));
      } catch (error) {
        await renew();
        failed(error);
        return false;
      }
      toaster.show({
        intent: "info",
        message: `The folder is called “${folder}” now.`,
        action: { label: "Undo", run: () => void moveEach(moved).catch(failed) },
      });
      return true;
    },
    /** It can be had back by what is said of it. */
    remove: async ({ view_id, name: title }: SavedView): Promise<void> => {
      try {
        await call(routes.deleteView, { params: { view_id } });
      } catch (error) {
        return failed(error);
      }
      await renew();
      toaster.show({
        intent: "info",
        message: `“${title}” was deleted from the saved views.`,
        action: { label: "Undo", run: () => void restore(view_id) },
      });
    },
  };
}
