import { type Static, Type } from "typebox";
import { featureFlags, pluginFlagPattern } from "../client/flagNames.ts";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;

export const FlagName = Type.Object({
  flag: Type.Union([
    Type.Enum([...featureFlags]),
    Type.String({ maxLength: 120, pattern: pluginFlagPattern }),
  ]),
});

export const FlagPosition = Type.Union([Type.Literal("on"), Type.Literal("off")]);

export const FlagSwitch = Type.Object({ position: FlagPosition }, strict);

/** How a flag stands, and how it stood before: what an undo sets it to. */
export const SwitchedFlag = Type.Object({
  flag: Type.String(),
  position: FlagPosition,
  before: FlagPosition,
});
export type SwitchedFlag = Static<typeof SwitchedFlag>;

export const DomainName = Type.Object({ domain: Type.String({ minLength: 3, maxLength: 253 }) });

const Moment = Type.String({ pattern: "^\\d{4}-\\d\\d-\\d\\d(T[\\d:.]{5,15}Z)?$" });

const trailFilter = {
  action: Type.Optional(Type.String({ maxLength: 100 })),
  actor_uuid: Type.Optional(Type.String({ pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$" })),
  /** A part of what it was done to: of a name or an id, or of a person's address. */
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  from: Type.Optional(Moment),
  until: Type.Optional(Moment),
};

/** Times are ISO 8601. `cursor` is what the page before answered as `next_cursor`. */
export const TrailQuery = Type.Object(
  { ...trailFilter, cursor: Type.Optional(Type.String({ maxLength: 200 })) },
  strict,
);
/** Which events a file has. */
export const TrailExportQuery = Type.Object(trailFilter, strict);
export type TrailExportQuery = Static<typeof TrailExportQuery>;
export type TrailQuery = Static<typeof TrailQuery>;

export const TrailEvent = Type.Object({
  id: Type.String(),
  at: Type.String(),
  /** `<area>.<what>`. */
  action: Type.String(),
  /** Null where nobody's account did it, such as the command line. Of an account that is gone there is the id alone. */
  actor: Type.Union([Type.Object({ user_uuid: Type.String(), email: nullable(Type.String()) }), Type.Null()]),
  subject: nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type TrailEvent = Static<typeof TrailEvent>;

export const TrailPage = Type.Object({
  /** Where a subject is looked for, or a person's events of one kind, a page may have few and others still follow. */
  events: Type.Array(TrailEvent),
  next_cursor: nullable(Type.String()),
});
export type TrailPage = Static<typeof TrailPage>;
