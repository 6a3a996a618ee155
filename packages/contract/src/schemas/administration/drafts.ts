import { type Static, Type } from "typebox";
import { LineOfText } from "../../people/lineOfText.ts";
import { nullable } from "../nullable.ts";
import { mostNoteCharacters } from "./noteLimit.ts";
import { Base, TextName } from "./texts.ts";

const strict = { additionalProperties: false } as const;

/** Another with each save of a draft. */
export const Revision = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });

const DraftAbout = {
  kind: Type.String(),
  name: Type.String(),
  /** The version of the text that it was begun from; 0 for none. */
  base: Type.Integer(),
};

/** `revision` is null where there is no draft, and `body`, `saved_at` and `saved_by` are then; `has_shape` is false. */
export const KeptDraft = Type.Object({
  ...DraftAbout,
  revision: nullable(Type.String()),
  body: Type.Unknown(),
  /** ISO 8601. */
  saved_at: nullable(Type.String()),
  /** The e-mail of whoever saved it last; null for an account that is gone. */
  saved_by: nullable(Type.String()),
  has_shape: Type.Boolean({
    description:
      "Whether its parts are those of its kind, finished or not: a draft may be anything, and what has another shape no form can show",
  }),
});
export type KeptDraft = Static<typeof KeptDraft>;

export const ListedDraft = Type.Object({
  ...DraftAbout,
  revision: Type.String(),
  saved_at: Type.String(),
  saved_by: nullable(Type.String()),
  /** The title that it has so far. */
  title: nullable(Type.String()),
  /** The latest version of the text, which is beyond `base` where somebody else has published one since. */
  latest: Type.Integer(),
});
export type ListedDraft = Static<typeof ListedDraft>;

/** `revision`: the one that it was edited from, null where there was no draft. */
export const DraftToSave = Type.Object(
  { ...TextName.properties, revision: nullable(Revision), base: Base, body: Type.Unknown() },
  strict,
);

export const SavedDraft = Type.Object({ revision: Type.String() });

/** `base`: the version that it takes the place of; the one that it was begun from without. */
export const DraftToPublish = Type.Object(
  {
    ...TextName.properties,
    revision: Revision,
    base: Type.Optional(Base),
    /** What changed, in a line: kept with the version. */
    note: Type.Optional(LineOfText(mostNoteCharacters)),
  },
  strict,
);

export const DraftToDiscard = Type.Object({ ...TextName.properties, revision: Revision }, strict);
