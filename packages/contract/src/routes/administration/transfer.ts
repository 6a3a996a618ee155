import { Type } from "typebox";
import { defineRoutes, fileBytes } from "../../route.ts";
import { Revision } from "../../schemas/administration/drafts.ts";
import { TextKind, TextName } from "../../schemas/administration/texts.ts";
import { LookedAtText, mostContentFileBytes } from "../../schemas/administration/transfer.ts";
import { transferExamples } from "./transferExamples.ts";

const common = { access: "editor", scope: "content:write", tag: "Texts" } as const;
const strict = { additionalProperties: false } as const;
const one = { kind: Type.Optional(TextKind.properties.kind), ...TextName.properties };

/** All texts of the client in use, or one of them, as a folder of Markdown and YAML with its media (docs/content.md). */
export const transferRoutes = defineRoutes({
  exportContent: {
    ...common,
    method: "GET",
    path: "/client/content/export",
    summary:
      "The texts as they stand, their media and the areas that stories draw as a ZIP, all or the one that is named; of one, with `draft`, what its draft says, where it has one.",
    query: Type.Object({ ...one, draft: Type.Optional(Type.Enum(["true"])) }, strict),
    produces: "application/zip",
    response: Type.String({ format: "binary" }),
    example: transferExamples.exportContent,
  },
  lookAtText: {
    ...common,
    method: "POST",
    path: "/client/content/look",
    summary:
      "What a ZIP with one text and its media holds, or a text by itself as YAML or JSON, and what is there under its name already. Mistakes are told as an import tells them, and so is a lack of room. Keeps nothing.",
    query: Type.Object({ kind: TextKind.properties.kind }, strict),
    consumes: fileBytes,
    bodyLimitBytes: mostContentFileBytes,
    response: LookedAtText,
    example: transferExamples.lookAtText,
  },
  importContent: {
    ...common,
    method: "POST",
    path: "/client/content/import",
    summary:
      "Keeps what a ZIP of texts holds, where it says something new, as next versions: all of it or, with a mistake in any file, none. With `kind` and `name` it is one text, in a ZIP with its media and areas or by itself as YAML or JSON, kept under that name; with `as=draft` as its draft, which may lack what publishing asks for, in place of the one of the revision `over` and of no other.",
    query: Type.Object(
      { ...one, as: Type.Optional(Type.Enum(["draft"])), over: Type.Optional(Revision) },
      strict,
    ),
    consumes: fileBytes,
    bodyLimitBytes: mostContentFileBytes,
    response: Type.Object({
      changed: Type.Integer({ description: "Texts that have a new version" }),
      unchanged: Type.Integer(),
      new_media: Type.Integer(),
      described_media: Type.Integer({
        description: "Media that were there already and have other words now",
      }),
    }),
    example: transferExamples.importContent,
  },
});
