import {
  ScheduleChange,
  type Schedule as ScheduleOnWire,
  ScheduleRequest,
  type Schedules as SchedulesOnWire,
} from "@stopbank/contract/schedules";
import { DomainError } from "@stopbank/errors";
import type { Jobs } from "@stopbank/jobs";
import type { Schedule } from "@stopbank/store/schedules";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { type OwnRoutesParts, ownerOf } from "./ownerOf.ts";

export interface ScheduleRoutesParts extends OwnRoutesParts {
  readonly schedulesOf: Jobs["schedulesOf"];
}

const One = Type.Object({ id: Type.String({ format: "uuid" }) }, { additionalProperties: false });

/** `/bff/schedules`: what somebody has done by itself after each new version of a client's data. Nobody else sees it, and no program. */
export async function registerScheduleRoutes(
  app: FastifyInstance,
  parts: ScheduleRoutesParts,
): Promise<void> {
  const own = async (request: FastifyRequest) => parts.schedulesOf(await ownerOf(parts, request));
  await app.register(
    async (scope) => {
      scope.addHook("onRequest", async (request) => parts.guard(request));

      // Pages look at them when a job has changed: that does not keep a session alive.
      scope.get("", { config: { slidesSession: false } }, async (request): Promise<SchedulesOnWire> => {
        const schedules = await (await own(request)).list();
        return { schedules: schedules.map(scheduleOnWire) };
      });

      scope.post<{ Body: ScheduleRequest }>(
        "",
        { schema: { body: ScheduleRequest } },
        async (request, reply) => {
          const { kind, params, mail: isMailWanted = false } = request.body;
          const { schedule, isNew } = await (await own(request)).create({ kind, params, isMailWanted });
          return reply.code(isNew ? 201 : 200).send(scheduleOnWire(schedule));
        },
      );

      scope.patch<{ Params: { id: string }; Body: ScheduleChange }>(
        "/:id",
        { schema: { params: One, body: ScheduleChange } },
        async (request) => {
          const { title, mail: isMailWanted, paused: isPaused } = request.body;
          const change = { title: title?.trim(), isMailWanted, isPaused };
          const schedule = await (await own(request)).change(request.params.id, change);
          if (schedule === undefined) throw noSuchSchedule();
          return scheduleOnWire(schedule);
        },
      );

      scope.delete<{ Params: { id: string } }>(
        "/:id",
        { schema: { params: One } },
        async (request, reply) => {
          if (!(await (await own(request)).remove(request.params.id))) throw noSuchSchedule();
          return reply.code(204).send();
        },
      );
    },
    { prefix: "/bff/schedules" },
  );
}

const scheduleOnWire = ({ lastRun, ...schedule }: Schedule): ScheduleOnWire => ({
  id: schedule.id,
  kind: schedule.kind,
  title: schedule.title,
  mail_wanted: schedule.isMailWanted,
  paused: schedule.isPaused,
  created_at: schedule.createdAt.toISOString(),
  last_run:
    lastRun === undefined
      ? null
      : {
          version: lastRun.version,
          begun_at: lastRun.begunAt.toISOString(),
          state: lastRun.state,
          ...(lastRun.error === undefined ? {} : { error: lastRun.error }),
        },
});

const noSuchSchedule = () =>
  new DomainError(
    "not-found",
    "schedules/none",
    "There is no such schedule. It may have been deleted in another tab.",
  );
