import { type ReportSettings, ReportSettingsChange } from "@stopbank/contract/report-settings";
import type { Store } from "@stopbank/store";
import { findReportSettings, keepReportSettings } from "@stopbank/store/report-settings";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { type OwnRoutesParts, ownerOf } from "../jobs/ownerOf.ts";

export interface ReportSettingsParts extends OwnRoutesParts {
  readonly store: Pick<Store, "withClient">;
}

const Params = Type.Object(
  { report: Type.String({ pattern: "^[a-z0-9-]{1,60}$" }) },
  { additionalProperties: false },
);

/** `/bff/reports/settings/:report`: what somebody last chose for a report in a client, offered to them next time in any browser. */
export async function registerReportSettings(
  app: FastifyInstance,
  { store, ...parts }: ReportSettingsParts,
): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook("onRequest", async (request) => parts.guard(request));

      scope.get<{ Params: { report: string } }>(
        "/:report",
        { schema: { params: Params } },
        async (request): Promise<ReportSettings> => {
          const { clientId, userId } = await ownerOf(parts, request);
          const { report } = request.params;
          const kept = await store.withClient(clientId, (tx) => findReportSettings(tx, userId, report));
          return { settings: (kept ?? null) as ReportSettings["settings"] };
        },
      );

      scope.put<{ Params: { report: string }; Body: ReportSettingsChange }>(
        "/:report",
        { schema: { params: Params, body: ReportSettingsChange } },
        async (request, reply) => {
          const { clientId, userId } = await ownerOf(parts, request);
          const { settings } = request.body;
          await store.withClient(clientId, (tx) =>
            keepReportSettings(tx, userId, request.params.report, settings),
          );
          return reply.code(204).send();
        },
      );
    },
    { prefix: "/bff/reports/settings" },
  );
}
