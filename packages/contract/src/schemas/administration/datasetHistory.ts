import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { VersionName } from "./datasetVersion.ts";

const strict = { additionalProperties: false } as const;
const MaybeText = nullable(Type.String());

export const KeptVersion = Type.Object({
  version: Type.String(),
  title: Type.String(),
  notice: MaybeText,
  stored_at: Type.String({ format: "date-time", description: "When it was stored here" }),
  is_current: Type.Boolean(),
  was_current: Type.Boolean({
    description: "It is or was current; one that never was has been stored and not published",
  }),
  bytes: Type.Integer(),
  files: Type.Integer(),
  elements: Type.Array(Type.Object({ title: Type.String(), count: Type.Integer() })),
  hazards: Type.Array(Type.Object({ title: Type.String(), scenarios: Type.Integer() })),
  sources: Type.Array(Type.String(), { description: "What it was made of" }),
  made_current: Type.Union(
    [Type.Object({ at: Type.String({ format: "date-time" }), by: MaybeText }), Type.Null()],
    { description: "By whom and when it was last made current here; an import tells nobody's name" },
  ),
});
export type KeptVersion = Static<typeof KeptVersion>;

export const KeptVersions = Type.Object({
  versions: Type.Array(KeptVersion, { description: "The one that became current last comes first" }),
  damaged: Type.Array(Type.String(), { description: "Versions that cannot be opened" }),
});
export type KeptVersions = Static<typeof KeptVersions>;

export const VersionParams = Type.Object({ version: VersionName });

export const ChangesQuery = Type.Object(
  { since: Type.Optional(VersionName) },
  { ...strict, description: "`since`: the version that it is held against; the current one without it" },
);

const Pair = (value: ReturnType<typeof Type.Integer>) =>
  Type.Object({ before: nullable(value), after: nullable(value) });

/** What one version says otherwise than another. Nulls where one of them lacks it. */
export const VersionChanges = Type.Object({
  before_version: Type.String(),
  after_version: Type.String(),
  elements: Type.Array(Type.Object({ title: Type.String(), ...Pair(Type.Integer()).properties })),
  hazards: Type.Array(
    Type.Object({ title: Type.String(), ...Pair(Type.Integer()).properties }, { description: "Scenarios" }),
  ),
  figures: Type.Array(
    Type.Object({
      layer: Type.String(),
      scenario: Type.String(),
      exposed: Pair(Type.Integer()),
      not_assessed: Pair(Type.Integer()),
    }),
    { description: "Counts of elements by scenario that differ, the largest difference first, 200 at most" },
  ),
  figures_in_all: Type.Integer(),
  described: Type.Array(
    Type.Object({ kind: Type.String(), subject: Type.String(), before: MaybeText, after: MaybeText }),
    { description: "What they say otherwise of layers, hazards, rules and prices" },
  ),
});
export type VersionChanges = Static<typeof VersionChanges>;

export const MakeCurrent = Type.Object(
  {
    instead_of: Type.Optional(
      Type.String({
        ...VersionName,
        description: "What was current when it was decided: refused where something else is by now",
      }),
    ),
  },
  strict,
);

export const MadeCurrent = Type.Object({
  version: Type.String(),
  before: Type.String({ description: "What was current before: what an undo makes current" }),
});
export type MadeCurrent = Static<typeof MadeCurrent>;
