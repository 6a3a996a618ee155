import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { localStorage } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";
import { jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff } from "../testing/startBff.ts";

let made = 0;
const slowOnesMayEnd = Promise.withResolvers<void>();
/** Stands for the property plugin's. */
const reportJob = jobKind({
  id: "property.report",
  params: Type.Object(
    { template: Type.String(), type: Type.String(), id: Type.String() },
    { additionalProperties: false },
  ),
  access: "signed-in",
  scope: "exports:read",
  title: ({ id }) => id,
  concurrency: 1,
  timeoutSeconds: 60,
  retries: 0,
  expiresAfterDays: 1,
  run: async ({ params }) => {
    made++;
    if (params.id === "slow") await slowOnesMayEnd.promise;
    if (params.id === "nobody")
      throw new DomainError(
        "not-found",
        "elements/unknown",
        "There is no such element among the properties.",
      );
    if (params.id === "road")
      throw new DomainError(
        "not-found",
        "property/other-layer",
        "The Property Explorer does not look at roads.",
      );
    return [{ name: "Report.pdf", mediaType: "application/pdf", text: JSON.stringify(params) }];
  },
});

let bff: StartedBff;
let cookie: string;
beforeAll(async () => {
  bff = await startBff({
    transport: "in process",
    plugins: [{ manifest: { id: "property" }, load: async () => ({ default: { jobKinds: [reportJob] } }) }],
    datasets: localStorage("nowhere"),
  });
});
afterAll(() => bff.close());
beforeEach(async () => {
  bff.api.state.flags = { propertyPage: { enabled: "enabled" } };
  ({ cookie } = await signIn(bff));
});

const ask = (id: string, headers: Record<string, string> = { ...fromOurPage, cookie }) =>
  bff.app.inject({
    method: "GET",
    url: `/api/property/natural_hazard_information_report/properties/${id}`,
    headers,
  });

it("PRO-10 sends the report once a job has made it, and the same to who asks again", async () => {
  made = 0;
  const answer = await ask("PROP-1");
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/pdf");
  expect(answer.headers["content-disposition"]).toContain("Report.pdf");
  expect(answer.json()).toEqual({ template: "natural-hazard-report", type: "properties", id: "PROP-1" });
  expect((await ask("PROP-1")).statusCode).toBe(200);
  expect(made).toBe(1);
});

it("PRO-10 says in the job's words why there is none", async () => {
  const answer = await ask("nobody");
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, "elements/unknown"]);
  const road = await ask("road");
  expect([road.statusCode, road.json().error.code]).toEqual([404, "property/other-layer"]);
});

it("PRO-10 is for who has signed in, from our own page, where the client has it on", async () => {
  expect((await ask("PROP-1", { ...fromOurPage })).statusCode).toBe(401);
  expect((await ask("PROP-1", { cookie })).statusCode).toBe(403);
  bff.api.state.flags = {};
  const off = await ask("PROP-1");
  expect([off.statusCode, off.json().error.code]).toEqual([404, "feature/off"]);
});

it("PRO-10 lets a person wait for four at a time, so that nobody has the store looked at without end", async () => {
  const asked = Array.from({ length: 5 }, () => ask("slow"));
  const refused = await Promise.race(asked);
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, "property/too-many-waits"]);
  expect(refused.headers["retry-after"]).toBe("10");
  slowOnesMayEnd.resolve();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  expect((await ask("PROP-1")).statusCode).toBe(200);
});

it("PRO-10 counts nobody as waiting who has left before it is known what the client has on", async () => {
  await bff.app.listen({ host: "localhost", port: 0 });
  const { port } = bff.app.server.address() as AddressInfo;
  const path = "/api/property/natural_hazard_information_report/properties/PROP-1";
  const flags = Promise.withResolvers<Record<string, unknown>>();
  bff.api.state.flags = flags.promise;
  const known = () => bff.api.captured.filter(({ url }) => url === "/client/config").length;
  const before = known();
  const asking = Array.from({ length: 4 }, () =>
    request({ host: "localhost", port, path, headers: { ...fromOurPage, cookie } }),
  );
  for (const each of asking) each.on("error", () => undefined).end();
  await expect.poll(known).toBe(before + 4);
  for (const each of asking) each.destroy();
  await expect.poll(() => promisify(bff.app.server.getConnections).call(bff.app.server)).toBe(0);
  flags.resolve({ propertyPage: { enabled: "enabled" } });
  expect((await ask("PROP-1")).statusCode).toBe(200);
  expect((await ask("PROP-2")).statusCode).toBe(200);
});
