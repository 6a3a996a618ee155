import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  NewSavedView,
  SavedView,
  SavedViewChange,
  SavedViewsPage,
  SavedViewsQuery,
} from "../../schemas/map/savedView.ts";
import { viewExamples } from "./viewExamples.ts";

const tag = "Saved views";
const params = Type.Object({ view_id: Type.String({ format: "uuid" }) });
const access = "signed-in";

export const viewRoutes = defineRoutes({
  savedViews: {
    method: "GET",
    path: "/views",
    access,
    scope: "map:read",
    tag,
    summary:
      "The caller's saved views and those that are shared in this client, the latest change first, a page at a time.",
    query: SavedViewsQuery,
    response: SavedViewsPage,
    example: viewExamples.savedViews,
  },
  saveView: {
    method: "POST",
    path: "/views",
    access,
    tag,
    summary: "Keeps a map under a name, for the caller alone or for all members of the client.",
    body: NewSavedView,
    response: SavedView,
    status: 201,
    example: viewExamples.saveView,
  },
  changeView: {
    method: "PUT",
    path: "/views/:view_id",
    access,
    tag,
    summary:
      "Changes a view: its name, its folder, what it shows, who sees it. Its maker may; of a shared one an editor as well, but for who sees it.",
    params,
    body: SavedViewChange,
    response: SavedView,
    example: viewExamples.changeView,
  },
  deleteView: {
    method: "DELETE",
    path: "/views/:view_id",
    access,
    tag,
    summary: "Deletes a view. For a day it can be had back.",
    params,
    response: SavedView,
    example: viewExamples.deleteView,
  },
  restoreView: {
    method: "PUT",
    path: "/views/:view_id/restored",
    access,
    tag,
    summary: "Has a view back that was deleted, for a day.",
    params,
    response: SavedView,
    example: viewExamples.restoreView,
  },
  viewThumbnail: {
    method: "GET",
    path: "/views/:view_id/thumbnail",
    access,
    scope: "map:read",
    tag,
    summary: "The picture of a view's map.",
    params,
    produces: "image/webp",
    response: Type.String({ format: "binary" }),
    example: viewExamples.viewThumbnail,
  },
});
