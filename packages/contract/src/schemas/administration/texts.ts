import { type Static, Type } from "typebox";
import type { ContentKindName } from "../../content/contentKinds.ts";
import { nullable } from "../nullable.ts";

/** No text is longer as JSON, drafted or kept, in bytes. */
export const mostTextBytes = 1_048_576;

const strict = { additionalProperties: false } as const;

/** Every kind of text. By name alone: the schemas of all would come with the first code of every visitor. */
export const textKindNames = [
  "landingPage",
  "onboardingPage",
  "summaryPage",
  "welcomeSidebar",
  "propertyExplorer",
  "technicalReports",
  "help",
  "terms",
  "installationTerms",
  "releaseNotes",
  "prioritisation",
  "guideMap",
  "guideArticle",
  "guideTutorial",
  "guideDemo",
  "glossary",
  "story",
  "siteLinks",
] as const satisfies readonly ContentKindName[];

export const TextKind = Type.Object({ kind: Type.Enum([...textKindNames]) });

/** Which of its kind, where a kind has several: a help file's. */
export const TextName = Type.Object({ name: Type.Optional(Type.String({ maxLength: 128 })) }, strict);

/** As addresses have it: those of parameters are texts. */
const VersionText = Type.String({ pattern: "^[1-9][0-9]{0,8}$" });

export const TextVersionOf = Type.Object({ ...TextKind.properties, textVersion: VersionText });

export const HistoryQuery = Type.Object(
  {
    ...TextName.properties,
    before: Type.Optional(VersionText),
  },
  strict,
);

const HistoricText = Type.Object({
  version: Type.Integer(),
  /** ISO 8601. */
  at: Type.String(),
  /** The writer's e-mail; null for the command line, the first start, and an account that is gone. */
  by: nullable(Type.String()),
  /** The older version that it puts back. */
  restored_from: nullable(Type.Integer()),
  /** With it the text was withdrawn: readers find none. */
  is_withdrawn: Type.Boolean(),
  /** What changed, in the words of whoever published it. */
  note: nullable(Type.String()),
});
export type HistoricText = Static<typeof HistoricText>;

export const ListedText = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  /** Whose it is. Of some kinds the client may have one and the installation another: the client's is read. */
  of: Type.Enum(["client", "installation"]),
  ...HistoricText.properties,
  /** What a withdrawn text was called; null for those that are read, and those without a title. */
  withdrawn_title: nullable(Type.String()),
});
export type ListedText = Static<typeof ListedText>;

/** The latest first. `next_before` asks for the page after this one; null for the last. */
export const TextHistory = Type.Object({
  versions: Type.Array(HistoricText),
  next_before: nullable(Type.Integer()),
});
export type TextHistory = Static<typeof TextHistory>;

/** `version` is 0 and `body` null where none was written yet; `body` alone is null where the text was withdrawn. */
export const KeptText = Type.Object({
  kind: Type.String(),
  name: Type.String(),
  version: Type.Integer(),
  body: Type.Unknown(),
});
export type KeptText = Static<typeof KeptText>;

/** `base`: the version it was edited from, 0 where there was none. */
export const Base = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

export const TextToKeep = Type.Object({ ...TextName.properties, base: Base, body: Type.Unknown() }, strict);

export const TextToRestore = Type.Object(
  { ...TextName.properties, base: Base, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  strict,
);

export const TextToWithdraw = Type.Object({ ...TextName.properties, base: Base }, strict);

export const TextVersion = Type.Object({ version: Type.Integer() });
