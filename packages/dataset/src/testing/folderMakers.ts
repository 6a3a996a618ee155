import { join } from "node:path";
import { localStorage } from "../storage/localStorage.ts";
import { type DatasetDraft, draftPath } from "../write/draft/draft.ts";
import { startDraft } from "../write/draft/startDraft.ts";

/** All that makes folders for datasets in a place which it is given. */
export const folderMakers: Readonly<Record<string, (place: string) => unknown>> = {
  prepare: (place) => localStorage(place).prepare(),
  upload: (place) => localStorage(place).upload("bay/1/x", { file: "/x", bytes: 1, sha256: "" }),
  replaceText: (place) => localStorage(place).replaceText("bay/current", "1", undefined),
  startDraft: (place) => startDraft(join(place, "bay")),
  draftPath: (place) => draftPath({ folder: place } as DatasetDraft, "elements/x"),
};
