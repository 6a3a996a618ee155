import { Type } from "typebox";
import { defineRoutes, fileBytes } from "../../route.ts";
import { TextKind, TextName } from "../../schemas/administration/texts.ts";

/** A ZIP of content, with its media. */
const mostContentFileBytes = 67_108_864;

const common = { access: "editor", scope: "content:write", tag: "Texts" } as const;
const One = Type.Object(
  { kind: Type.Optional(TextKind.properties.kind), ...TextName.properties },
  { additionalProperties: false },
);

/** All texts of the client in use, or one of them, as a folder of Markdown and YAML with its media (docs/content.md). */
export const transferRoutes = defineRoutes({
  exportContent: {
    ...common,
    method: "GET",
    path: "/client/content/export",
    summary: "The texts as they stand and their media as a ZIP, all or the one that is named.",
    query: One,
    produces: "application/zip",
    response: Type.String({ format: "binary" }),
  },
  importContent: {
    ...common,
    method: "POST",
    path: "/client/content/import",
    summary:
      "Keeps what a ZIP of texts holds, where it says something new, as next versions: all of it or, with a mistake in any file, none. With `kind` and `name` it is one text, in a ZIP with its media or by itself as YAML or JSON, kept under that name.",
    query: One,
    consumes: fileBytes,
    bodyLimitBytes: mostContentFileBytes,
    response: Type.Object({
      changed: Type.Integer({ description: "Texts that have a new version" }),
      unchanged: Type.Integer(),
      new_media: Type.Integer(),
    }),
  },
});
