import type { Usage } from "@stopbank/contract/usage";
import { findClientByName } from "@stopbank/store/clients";
import { addUses } from "@stopbank/store/usage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const usage = async (client = "larkhaven") =>
  (await api.get("/client/usage", api.as("admin", client))).json<Usage>();
/** Of the week under way. */
const counted = async (kind: Usage["rows"][number]["kind"], client?: string) =>
  Object.fromEntries(
    (await usage(client)).rows
      .filter((row) => row.kind === kind)
      .map(({ subject, counts }) => [subject, counts.at(-1)]),
  );
const member = () => api.as("member");

describe("usage", () => {
  it("is told for 26 weeks, the last of them under way", async () => {
    const { weeks, modelled } = await usage();
    expect(weeks).toHaveLength(26);
    expect(weeks).toEqual(weeks.toSorted());
    expect(weeks.every((week) => new Date(week).getUTCDay() === 1)).toBe(true);
    expect(modelled).toBe(false);
  });

  it("counts sign-ins in each of a person's clients", async () => {
    const before = [await counted("sign-in"), await counted("sign-in", "northport")];
    const { access_token } = (
      await api.app.inject({ method: "POST", url: "/user/login", headers: basic(people.admin, password) })
    ).json();
    await api.app.inject({
      method: "POST",
      url: "/user/increment_login",
      headers: { authorization: `Bearer ${access_token}` },
    });
    const after = [await counted("sign-in"), await counted("sign-in", "northport")];
    expect(after.map((each) => each[""])).toEqual(before.map((each) => (each[""] ?? 0) + 1));
  });

  it("counts a layer once for each person, however many tiles and classes their map asks for", async () => {
    const { larkhaven: version } = api.versions;
    const open = async (headers: Record<string, string>) => {
      for (const [z, x, y] of [
        [0, 0, 0],
        [1, 1, 1],
        [2, 3, 2],
      ])
        await api.get(`/tiles/larkhaven/${version}/vector/buildings/${z}/${x}/${y}.mvt`, headers);
      await api.get("/asset/classes/buildings/flood_100yr", headers);
    };
    await open(member());
    await open(member());
    expect(await counted("layer")).toEqual({ "elements.buildings": 1 });
    await open(api.as("editor"));
    expect(await counted("layer")).toEqual({ "elements.buildings": 2 });
    expect((await usage()).rows.find(({ subject }) => subject === "elements.buildings")?.title).toBe(
      "Buildings",
    );
    expect(await counted("layer", "northport")).toEqual({});
  });

  it("counts nothing under names that the client's data do not have", async () => {
    const before = await counted("layer");
    const { larkhaven: version } = api.versions;
    await api.get("/asset/classes/poems/flood_100yr", member());
    await api.get(`/tiles/larkhaven/${version}/vector/poems/0/0/0.mvt`, member());
    await api.get(`/tiles/larkhaven/${version}/hazard/poems/0/0/0.png`, member());
    expect(await counted("layer")).toEqual(before);
  });

  it("counts an area once for each person, and regions apart", async () => {
    const ask = (rest: string, query = "", headers = member()) =>
      api.post(`/asset/exposure/stats/buildings/flood_100yr/${rest}${query}`, {}, headers);
    const area = "172.8,-40.3;172.9,-40.3;172.9,-40.4;172.8,-40.4";
    expect((await ask("all")).statusCode).toBe(200);
    expect(await counted("area")).toEqual({});
    await ask(area);
    await ask(area);
    await ask("172.8,-40.3;172.95,-40.3;172.9,-40.4;172.8,-40.4");
    await ask("all", "?regions=suburb.otara");
    await ask(area, "", api.as("editor"));
    expect(await counted("area")).toEqual({ drawn: 3, regions: 1 });
  });

  it("says that some of it is modelled, where it is", async () => {
    const client = await findClientByName(api.store.shared, "northport");
    const [week = ""] = (await usage("northport")).weeks.slice(-2);
    await api.store.withClient(client?.id ?? "", (tx) =>
      addUses(tx, [{ day: week, kind: "export", subject: "risk.report", count: 7, modelled: true }]),
    );
    const { modelled, rows } = await usage("northport");
    expect(modelled).toBe(true);
    expect(rows.find(({ kind }) => kind === "export")?.counts.at(-2)).toBe(7);
    expect((await usage()).modelled).toBe(false);
  });
});
