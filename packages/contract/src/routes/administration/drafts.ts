import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  DraftToDiscard,
  DraftToPublish,
  DraftToSave,
  KeptDraft,
  ListedDraft,
  SavedDraft,
} from "../../schemas/administration/drafts.ts";
import { mostTextBytes, TextKind, TextName, TextVersion } from "../../schemas/administration/texts.ts";
import { draftExamples } from "./draftExamples.ts";

const common = { access: "editor", scope: "content:write", tag: "Texts" } as const;

/** Drafts of the client in use: one of each text, for all its editors. Nobody else reads them. */
export const draftRoutes = defineRoutes({
  drafts: {
    ...common,
    method: "GET",
    path: "/client/drafts",
    summary: "Which drafts there are, with the title that each has so far.",
    response: Type.Array(ListedDraft),
    example: draftExamples.drafts,
  },
  draft: {
    ...common,
    method: "GET",
    path: "/client/drafts/:kind",
    summary: "The draft of a text, with the revision to send back with what replaces it.",
    params: TextKind,
    query: TextName,
    response: KeptDraft,
    example: draftExamples.draft,
  },
  saveDraft: {
    ...common,
    method: "PUT",
    path: "/client/drafts/:kind",
    summary:
      "Saves the draft of a text, which may be unfinished. Refused with 409, which says who was first, where somebody has saved it since `revision`.",
    params: TextKind,
    body: DraftToSave,
    bodyLimitBytes: mostTextBytes,
    response: SavedDraft,
    example: draftExamples.saveDraft,
  },
  publishDraft: {
    ...common,
    method: "POST",
    path: "/client/drafts/:kind/publish",
    summary:
      "Keeps what the draft says as the text's next version, and takes the draft away. Refused with 409 as saving is, and where a version was kept since `base`.",
    params: TextKind,
    body: DraftToPublish,
    response: TextVersion,
    example: draftExamples.publishDraft,
  },
  discardDraft: {
    ...common,
    method: "POST",
    path: "/client/drafts/:kind/discard",
    summary: "Takes a draft away unpublished. Refused with 409 as saving is.",
    params: TextKind,
    body: DraftToDiscard,
    response: Type.Object({}),
    example: draftExamples.discardDraft,
  },
});
