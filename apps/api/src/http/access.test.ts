import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { triangle } from "../testing/sampleBodies.ts";
import {
  comesLate,
  type KnownNames,
  larkhavenNames,
  namesNobody,
  refusesSample,
  sampleRequest,
  tinyNames,
} from "../testing/sampleRequest.ts";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
let known: Record<"larkhaven" | "northport" | "openaccess", KnownNames>;
beforeAll(async () => {
  api = await startApi();
  const names = async (
    client: "larkhaven" | "northport" | "openaccess",
    person: SeededPerson,
    corner: number,
  ) => ({
    ...(client === "larkhaven" ? larkhavenNames : tinyNames(client)),
    client,
    version: api.versions[client] ?? "",
    areaId: (await api.post("/areas", { geometry: triangle(corner) }, api.as(person))).json().area_id,
  });
  known = {
    larkhaven: await names("larkhaven", "member", 1),
    northport: await names("northport", "other", 2),
    openaccess: await names("openaccess", "visitor", 3),
  };
});
afterAll(() => api.stop());

/**
 * What their paths say is the same for every client, so they cannot name what is another's; and what answers the caller's own
 * list, whether or not there was anything to take from it.
 */
const namesNothing = new Set<Route>([
  routes.worldTile,
  routes.clientLogo,
  routes.forgetArea,
  routes.switchFlag,
  routes.approveEmailDomain,
  routes.withdrawEmailDomain,
  routes.text,
  routes.textHistory,
  routes.textVersion,
  routes.putText,
  routes.restoreText,
  routes.withdrawText,
  routes.draft,
  routes.saveDraft,
  routes.publishDraft,
  routes.discardDraft,
  // Another's token is tried in tokenAccess.test.ts.
  routes.revokeApiToken,
]);

const all = Object.entries(routes) as [string, Route][];
const ask = (route: Route, names: KnownNames, headers: Record<string, string>) =>
  api.app.inject(sampleRequest(route, names, headers));
/** Status, and the code of a refusal. */
const outcome = async (route: Route, names: KnownNames, headers: Record<string, string>) => {
  const answer = await ask(route, names, headers);
  const refused = answer.statusCode >= 400 && answer.body.startsWith("{");
  return refused ? `${answer.statusCode} ${answer.json().error.code}` : String(answer.statusCode);
};

describe.each(all.filter(([, route]) => route.access !== "public"))("%s", (_id, route) => {
  const needsSignIn = route.access !== "visitor";

  const isAbsent = /^404 (people|feedback|jobs|media|stories|tokens|views)\//;
  const late = comesLate.has(route) ? /^409 / : undefined;
  const answered = namesNobody.has(route) ? isAbsent : (late ?? refusesSample.get(route) ?? /^20[0-4]$/);

  if (route.access === "operator") {
    // What somebody is in a client makes no difference to it, and a client in use neither.
    it("A-43: is refused to whoever is no operator, an administrator too, and in any client", async () => {
      for (const person of ["member", "other", "editor", "admin", "nobody"] as const)
        for (const client of [undefined, "larkhaven", "northport", "nowhere"])
          expect(await outcome(route, known.larkhaven, api.as(person, client)), person).toBe(
            "403 auth/operators-only",
          );
    });
    it("A-43: is answered to an operator, who belongs to no client", async () => {
      for (const client of [undefined, "larkhaven", "nowhere"])
        expect(await outcome(route, known.larkhaven, api.as("operator", client))).toMatch(answered);
    });
  } else if (route.access === "admin" || route.access === "editor")
    it("A-43: is refused to members in their client", async () => {
      for (const person of ["member", "other"] as const)
        expect(await outcome(route, known.larkhaven, api.as(person))).toBe(`403 auth/${route.access}s-only`);
    });
  else
    it("is answered to members in their client", async () => {
      expect(await outcome(route, known.larkhaven, api.as("member", "larkhaven"))).toMatch(answered);
      expect(await outcome(route, known.northport, api.as("other"))).toMatch(answered);
    });

  if (route.access === "admin")
    it("A-43: is refused to an editor in their client", async () => {
      expect(await outcome(route, known.larkhaven, api.as("editor"))).toBe("403 auth/admins-only");
    });
  else if (route.access !== "operator")
    it("A-43: is answered to an editor in their client", async () => {
      expect(await outcome(route, known.larkhaven, api.as("editor", "larkhaven"))).toMatch(answered);
    });

  if (route.access !== "operator")
    it("is answered to an admin of two clients in either", async () => {
      expect(await outcome(route, known.larkhaven, api.as("admin", "larkhaven"))).toMatch(answered);
      expect(await outcome(route, known.northport, api.as("admin", "northport_old"))).toMatch(answered);
    });

  it(
    needsSignIn ? "A-10: asks a visitor to log in" : "is answered to a visitor in the public client",
    async () => {
      const expected = needsSignIn
        ? "401 auth/sign-in-first"
        : expect.stringMatching(namesNobody.has(route) ? isAbsent : /^20[0-4]$/);
      expect(await outcome(route, known.openaccess, {})).toEqual(expected);
    },
  );

  if (!route.anyClient)
    it("A-33: refuses a client that is not the caller's, known or not", async () => {
      for (const client of ["larkhaven", "nowhere"])
        expect(await outcome(route, known.larkhaven, api.as("other", client))).toBe("403 client/not-yours");
      const visitor = await outcome(route, known.larkhaven, api.as("visitor", "larkhaven"));
      expect(visitor).toBe(needsSignIn ? "401 auth/sign-in-first" : "403 client/not-yours");
    });

  if (!route.anyClient)
    it("tells an account without a client why it sees nothing", async () => {
      expect(await outcome(route, known.larkhaven, api.as("nobody"))).toBe("403 client/none");
    });

  it("A-10: refuses a false token rather than taking its bearer for a visitor", async () => {
    expect(await outcome(route, known.openaccess, { authorization: "Bearer a.b.c" })).toBe(
      "401 auth/bad-token",
    );
    expect(await outcome(route, known.openaccess, { authorization: "Basic eDp5" })).toBe(
      "401 auth/bad-token",
    );
  });

  if (/:|\*/.test(route.path) && !route.path.startsWith("/regions") && !namesNothing.has(route))
    it("E-07: knows nothing of another client's ids", async () => {
      const isTheirs = route.access === "admin" || route.access === "editor";
      const other = isTheirs ? api.as("admin", "northport") : api.as("other");
      const named = route.path.includes(":clientName") ? /^403 export\/another-client$/ : /^404 /;
      expect(await outcome(route, known.larkhaven, other)).toMatch(named);
      if (route.path.includes(":clientName"))
        expect(await outcome(route, { ...known.larkhaven, client: "northport" }, other)).toMatch(/^404 /);
      const mixed = { ...known.northport, version: known.larkhaven.version, areaId: known.larkhaven.areaId };
      if (/version|area_id/.test(route.path)) expect(await outcome(route, mixed, other)).toMatch(/^404 /);
    });
});

describe("public calls", () => {
  it.each(all.filter(([, route]) => route.access === "public"))("%s reads no token", async (_id, route) => {
    if (route.headers !== undefined) return;
    expect(await outcome(route, known.larkhaven, { authorization: "Bearer nonsense" })).not.toContain(
      "auth/bad-token",
    );
  });
});

it("E-07: names another client's region as unknown", async () => {
  const answer = await api.get("/regions/geometries/suburb.otara", api.as("other"));
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, "dataset/unknown-region"]);
});

it("E-07: does not find an area that only another client keeps", async () => {
  const area = {
    type: "Polygon",
    coordinates: [
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 1],
      ],
    ],
  };
  const { area_id } = (await api.post("/areas", { geometry: area }, api.as("member"))).json();
  expect((await api.get(`/areas/${area_id}`, api.as("member"))).statusCode).toBe(200);
  expect((await api.get(`/areas/${area_id}`, api.as("other"))).statusCode).toBe(404);
  const path = `/asset/risk/northport-wells/northport_m7/area:${area_id}`;
  expect((await api.get(path, api.as("other"))).statusCode).toBe(404);
});
