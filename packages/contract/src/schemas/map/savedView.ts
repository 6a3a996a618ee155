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

/** Views of one page at most; a client's and a person's own come to some hundreds, each of 12 kB at most. */
export const mostViewsOnPage = 100;

/** `cursor` is what the page before answered as `next_cursor`. */
export const SavedViewsQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: mostViewsOnPage, description: "100 without it" }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  },
  strict,
);

export const SavedViewsPage = Type.Object({
  views: Type.Array(SavedView),
  next_cursor: nullable(Type.String()),
});
export type SavedViewsPage = Static<typeof SavedViewsPage>;
