import { type Static, Type } from "typebox";
import { LineOfText } from "../../people/lineOfText.ts";
import { Job, JobRequest } from "./job.ts";

/** A job that is done by itself after each new version of a client's dataset, as its owner sees it, at `/bff/schedules`. */
export const Schedule = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: "Of the job: `<plugin>.<name>`" }),
  title: Type.String(),
  mail_wanted: Type.Boolean(),
  paused: Type.Boolean(),
  created_at: Type.String({ format: "date-time" }),
  last_run: Type.Union([
    Type.Null(),
    Type.Object({
      version: Type.String({ description: "Of the dataset" }),
      begun_at: Type.String({ format: "date-time" }),
      state: Type.Union([Job.properties.state, Type.Literal("refused")], {
        description: "Of its job; `refused` where its owner may not have it done any more",
      }),
      error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
    }),
  ]),
});
export type Schedule = Static<typeof Schedule>;

export const Schedules = Type.Object({ schedules: Type.Array(Schedule) });
export type Schedules = Static<typeof Schedules>;

/** POST /bff/schedules: what a job of the kind would be asked. */
export const ScheduleRequest = Type.Object(
  {
    kind: JobRequest.properties.kind,
    params: Type.Unknown(),
    mail: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type ScheduleRequest = Static<typeof ScheduleRequest>;

/** PATCH /bff/schedules/:id. */
export const ScheduleChange = Type.Object(
  {
    title: Type.Optional(LineOfText(120)),
    mail: Type.Optional(Type.Boolean()),
    paused: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type ScheduleChange = Static<typeof ScheduleChange>;
