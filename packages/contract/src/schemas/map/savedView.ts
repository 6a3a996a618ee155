import { type Static, Type } from "typebox";
import { LineOfText } from "../../people/lineOfText.ts";
import { nullable } from "../nullable.ts";

/** Characters of an address's query that a view may have. */
const mostQueryCharacters = 12_000;
/** Of a thumbnail as it is sent, in base64. */
const mostThumbnailCharacters = 400_000;

const strict = { additionalProperties: false } as const;

/** Empty for none. */
const Folder = Type.Union([Type.Literal(""), LineOfText(100)]);
const Query = Type.String({
  minLength: 1,
  maxLength: mostQueryCharacters,
  pattern: "^[!-~]+$",
  description: "A map's query as its page's address has it, from `v=` on",
});
const Thumbnail = Type.String({
  maxLength: mostThumbnailCharacters,
  pattern: "^[A-Za-z0-9+/]+={0,2}$",
  description: "A picture of the map in base64: PNG, JPEG or WebP. It is drawn anew",
});

export const NewSavedView = Type.Object(
  {
    name: LineOfText(100),
    folder: Folder,
    is_shared: Type.Boolean({ description: "All members of the client see it" }),
    // Of this site: what begins with two slashes is another's.
    path: Type.String({
      pattern: "^/[a-z0-9-][a-z0-9/-]{0,99}$",
      description: "Of a page that has a map: `/risk`",
    }),
    query: Query,
    thumbnail: Type.Optional(Thumbnail),
  },
  strict,
);
export type NewSavedView = Static<typeof NewSavedView>;

export const SavedViewChange = Type.Partial(Type.Omit(NewSavedView, ["path"]), strict);
export type SavedViewChange = Static<typeof SavedViewChange>;

export const SavedView = Type.Object({
  view_id: Type.String(),
  name: Type.String(),
  folder: Type.String(),
  is_shared: Type.Boolean(),
  path: Type.String(),
  query: Type.String(),
  made_by: nullable(Type.String({ description: "The e-mail of whoever made it; null once they have left" })),
  is_own: Type.Boolean({ description: "The caller made it, and says whose it is" }),
  may_change: Type.Boolean(),
  made_at: Type.String({ format: "date-time" }),
  changed_at: Type.String({ format: "date-time" }),
  has_thumbnail: Type.Boolean(),
});
export type SavedView = Static<typeof SavedView>;

export const SavedViews = Type.Array(SavedView);
