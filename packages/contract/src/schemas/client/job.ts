import { type Static, Type } from "typebox";

/** A file that a job has left. */
const JobFile = Type.Object({
  name: Type.String(),
  media_type: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
});

/** A job as its owner sees it, at `/bff/jobs`. */
export const Job = Type.Object({
  id: Type.String(),
  kind: Type.String({ description: "`<plugin>.<name>`" }),
  title: Type.String(),
  state: Type.Union([
    Type.Literal("queued"),
    Type.Literal("running"),
    Type.Literal("done"),
    Type.Literal("failed"),
    Type.Literal("cancelled"),
    Type.Literal("expired"),
  ]),
  attempt: Type.Integer({ description: "How often it has been begun." }),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  step: Type.String({ description: "What it is at, in words." }),
  cancel_asked: Type.Boolean(),
  mail_wanted: Type.Boolean({ description: "Whether its owner is told by mail when it has come to an end." }),
  may_run_again: Type.Boolean({
    description:
      "It has ended, its owner may have the same done once more (POST /bff/jobs/:id/again), and what it was asked is kept: of long lists the newest 50 MB are.",
  }),
  files: Type.Array(JobFile),
  error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
  created_at: Type.String({ format: "date-time" }),
  started_at: Type.Optional(Type.String({ format: "date-time" })),
  ended_at: Type.Optional(Type.String({ format: "date-time" })),
  expires_at: Type.String({ format: "date-time" }),
});
export type Job = Static<typeof Job>;

export const Jobs = Type.Object({
  jobs: Type.Array(Job),
  schedules: Type.Integer({ description: "How many schedules they have: /bff/schedules." }),
});
export type Jobs = Static<typeof Jobs>;

/** PUT /bff/jobs/:id/mail. */
export const JobMail = Type.Object({ wanted: Type.Boolean() }, { additionalProperties: false });
export type JobMail = Static<typeof JobMail>;

/** What is asked for: whatever a kind wants to know, checked against the kind's own schema. */
export const JobRequest = Type.Object(
  {
    kind: Type.String({ pattern: "^[a-z0-9-]{1,60}\\.[a-z0-9-]{1,60}$" }),
    params: Type.Unknown(),
    key: Type.Optional(
      Type.String({
        pattern: "^[\\x21-\\x7e]{1,100}$",
        description:
          "The same for a second try of the same request, until a day after it was done. 409 for a request that is another.",
      }),
    ),
    mail: Type.Optional(
      Type.Boolean({
        description: "Whether its owner is told by mail when it has come to an end. Not without it.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type JobRequest = Static<typeof JobRequest>;
