import { type Static, Type } from "typebox";
import { mediaNamePattern } from "../../media/mediaName.ts";
import { LineOfText } from "../../people/lineOfText.ts";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;

/** The largest file that is taken. */
export const mostMediumFileBytes = 20_971_520;
/** The largest side that a picture is kept with; larger ones are drawn smaller. */
export const mostPictureSidePx = 2_560;
/** What a client may keep, all sizes of its pictures together. */
export const mostMedia = { bytes: 500_000_000, files: 5_000 } as const;
export const mostAlternativeText = 1_000;

/** Why one is not deleted: a text shows it, or an older version of one does. */
export const mediaRefusals = { inUse: "media/in-use", inHistory: "media/in-history" } as const;

export const mediaKinds = ["picture", "drawing", "film", "captions"] as const;
export type MediumKind = (typeof mediaKinds)[number];

/** What is to be seen, in words, for whoever does not see it. */
export const AlternativeText = LineOfText(mostAlternativeText);

export const MediumOf = Type.Object({ medium: Type.String({ pattern: mediaNamePattern }) });

/** `cursor` is what the page before answered as `next_cursor`. */
export const MediaQuery = Type.Object(
  {
    kind: Type.Optional(Type.Enum([...mediaKinds])),
    search: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "Found in what the file was called or its alternative text",
      }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  },
  strict,
);

/** So many names at once: more would be too long for an address. */
export const mostMediaAsked = 100;

export const MediaNames = Type.Object(
  {
    names: Type.String({
      maxLength: mostMediaAsked * 60,
      pattern: `^${mediaNamePattern.slice(1, -1)}(,${mediaNamePattern.slice(1, -1)}){0,${mostMediaAsked - 1}}$`,
      description: "With commas between, 100 at most",
    }),
  },
  strict,
);

/** Words about a file that is sent. */
export const MediumToAdd = Type.Object(
  {
    file_name: LineOfText(200),
    /** Of pictures and drawings, which need it. */
    alternative_text: Type.Optional(AlternativeText),
  },
  strict,
);

/** A text that names a medium. */
const MediumUse = Type.Object({ kind: Type.String(), name: Type.String() });
export type MediumUse = Static<typeof MediumUse>;

const medium = {
  /** As texts name it behind `media/`. */
  name: Type.String(),
  kind: Type.Enum([...mediaKinds]),
  /** As it is, without its other sizes. */
  bytes: Type.Integer(),
  width_px: nullable(Type.Integer()),
  height_px: nullable(Type.Integer()),
  /** What the file was called. */
  original_name: Type.String(),
  alternative_text: Type.String(),
  at: Type.String(),
};

export const ListedMedium = Type.Object({
  ...medium,
  by: nullable(Type.String(), {
    description: "Who added it; null for the command line, and for an account that is gone",
  }),
  used_in: Type.Array(MediumUse, { description: "The texts that name it, as they stand" }),
});
export type ListedMedium = Static<typeof ListedMedium>;

export const MediaRoom = Type.Object({
  bytes: Type.Integer(),
  most_bytes: Type.Integer(),
  files: Type.Integer(),
  most_files: Type.Integer(),
});
export type MediaRoom = Static<typeof MediaRoom>;

export const MediaPage = Type.Object({
  media: Type.Array(ListedMedium),
  next_cursor: nullable(Type.String()),
  room: MediaRoom,
});
export type MediaPage = Static<typeof MediaPage>;

/** `is_new` is false for a file whose bytes were there already: it stays as it is, alternative text included. */
export const AddedMedium = Type.Object({ ...medium, is_new: Type.Boolean(), room: MediaRoom });
export type AddedMedium = Static<typeof AddedMedium>;

export const MediumDescription = Type.Object({ alternative_text: AlternativeText }, strict);

/** What was said before, which an undo says again. */
export const DescribedMedium = Type.Object({
  name: Type.String(),
  alternative_text: Type.String(),
  before: Type.String(),
});

/** `from_history`: also where an older version of a text names it, and would lack it once restored. */
export const MediumToDelete = Type.Object(
  { from_history: Type.Optional(Type.Enum(["true", "false"])) },
  strict,
);

export const DeletedMedium = Type.Object({ name: Type.String(), room: MediaRoom });
