import { Type } from "typebox";
import { mediaNamePattern, pictureWidthsPx } from "../../media/mediaName.ts";
import { defineRoutes, fileBytes } from "../../route.ts";
import {
  AddedMedium,
  DeletedMedium,
  DescribedMedium,
  MediaNames,
  MediaPage,
  MediaQuery,
  MediumDescription,
  MediumOf,
  MediumToAdd,
  MediumToDelete,
  mostMediumFileBytes,
} from "../../schemas/administration/media.ts";
import { LayerName } from "../../schemas/map/names.ts";
import { mediaExamples } from "./mediaExamples.ts";

const tag = "Media";
const common = { access: "editor", scope: "content:write", tag } as const;

export const mediaRoutes = defineRoutes({
  mediumFile: {
    method: "GET",
    path: "/media/:client/:medium",
    access: "visitor",
    scope: "map:read",
    anyClient: true,
    tag,
    summary:
      "A picture, film or captions that a client's texts name: the client's own, the installation's, or one that comes with the program. Parts by `Range`. It never changes; as it is for `src` without any header, it lies at the same path beside `/api` too.",
    params: Type.Object({ client: LayerName, medium: Type.String({ pattern: mediaNamePattern }) }),
    query: Type.Object(
      {
        w: Type.Optional(
          Type.Enum(pictureWidthsPx.map(String), {
            description:
              "The least width in pixels that a picture is wanted in; wider ones that it is kept in are not sent",
          }),
        ),
      },
      { additionalProperties: false },
    ),
    response: Type.Unknown(),
    produces: "image/webp",
    also: { 206: Type.Unknown() },
    example: mediaExamples.mediumFile,
  },
  media: {
    ...common,
    method: "GET",
    path: "/client/media",
    summary:
      "Pictures, films and captions of the client in use, the latest first, 60 at a time, each with the texts that name it.",
    query: MediaQuery,
    response: MediaPage,
    example: mediaExamples.media,
  },
  mediaAmong: {
    ...common,
    method: "GET",
    path: "/client/media/among",
    summary:
      "Which of these media the texts of the client in use may name: its own, the installation's, and those that come with the program.",
    query: MediaNames,
    response: Type.Object({ names: Type.Array(Type.String()) }),
    example: mediaExamples.mediaAmong,
  },
  addMedium: {
    ...common,
    method: "POST",
    path: "/client/media",
    summary:
      "Keeps a file for the client in use. Pictures (PNG, JPEG, WebP) are drawn anew as WebP, in sizes, without metadata; an SVG is sanitised or refused with the reason; films are WebM (VP8, VP9, Opus), captions WebVTT. The name says what is in it, so the same file is kept once.",
    query: MediumToAdd,
    consumes: fileBytes,
    bodyLimitBytes: mostMediumFileBytes,
    response: AddedMedium,
    status: 201,
    example: mediaExamples.addMedium,
  },
  describeMedium: {
    ...common,
    method: "PUT",
    path: "/client/media/:medium",
    summary: "Says what is to be seen on one.",
    params: MediumOf,
    body: MediumDescription,
    response: DescribedMedium,
    example: mediaExamples.describeMedium,
  },
  deleteMedium: {
    ...common,
    method: "DELETE",
    path: "/client/media/:medium",
    summary:
      "Deletes one, for good. Refused with 409 where a text names it, and where an older version of one does unless that is agreed to.",
    params: MediumOf,
    query: MediumToDelete,
    response: DeletedMedium,
    example: mediaExamples.deleteMedium,
  },
});
