import { truncateSync } from "node:fs";
import { join } from "node:path";
import type { KeptVersions, MadeCurrent, VersionChanges } from "@stopbank/contract/dataset-history";
import type { Layers } from "@stopbank/contract/layers";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { people, type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
let first: string;
let second: string;
beforeAll(async () => {
  api = await startApi();
  first = api.versions.larkhaven ?? "";
  second = (await publishLarkhaven(api.root, true)).version;
  await vi.waitFor(async () => expect(await shown()).toBe(second), { timeout: 20_000 });
});
afterAll(() => api.stop());

const admin = () => api.as("admin", "larkhaven");
const shown = async () => (await api.get("/layer", api.as("member"))).headers["x-dataset-version"];
const list = async (headers = admin()) =>
  (await api.get("/client/dataset_versions", headers)).json<KeptVersions>();
const show = (version: string, payload: object = {}, headers = admin()) =>
  api.app.inject({ method: "PUT", url: `/client/dataset_versions/${version}/current`, headers, payload });
const changes = async (version: string, query = "") =>
  api.get(`/client/dataset_versions/${version}/changes${query}`, admin());

describe("versions of a dataset, for administrators", () => {
  it("are listed with what they hold", async () => {
    const { versions, damaged } = await list();
    expect(
      versions.map(({ version, is_current, was_current }) => [version, is_current, was_current]),
    ).toEqual([
      [second, true, true],
      [first, false, true],
    ]);
    expect(damaged).toEqual([]);
    const [now] = versions;
    expect(now).toMatchObject({ title: "Larkhaven test district", notice: "Made for a test" });
    expect(now?.elements.find(({ title }) => title === "Buildings")?.count).toBe(100);
    expect(now?.hazards.length).toBeGreaterThan(0);
    expect([now?.bytes, now?.files].every((count) => Number(count) > 0)).toBe(true);
    expect((await list(api.as("admin", "northport"))).versions.map(({ version }) => version)).toEqual([
      api.versions.northport,
    ]);
  });

  it("say what would change, without reading anything but what they say of themselves", async () => {
    const answer = (await changes(first)).json<VersionChanges>();
    expect([answer.before_version, answer.after_version]).toEqual([second, first]);
    const same = (await changes(second)).json<VersionChanges>();
    expect([same.elements, same.figures, same.described]).toEqual([[], [], []]);
    const back = (await changes(second, `?since=${first}`)).json<VersionChanges>();
    expect(back.figures.map(({ exposed }) => exposed)).toEqual(
      answer.figures.map(({ exposed: { before, after } }) => ({ before: after, after: before })),
    );
  });

  it("are shown at once, refused where another was chosen meanwhile, and undone, all in the trail", async () => {
    const refused = await show(first, { instead_of: "0".repeat(16) });
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, "dataset/changed-meanwhile"]);
    expect((await show(first, { instead_of: second })).json<MadeCurrent>()).toEqual({
      version: first,
      before: second,
    });
    expect(await shown()).toBe(first);
    expect((await show(second, { instead_of: first })).json()).toEqual({ version: second, before: first });
    expect(await shown()).toBe(second);
    // The one that is shown leaves no trace.
    expect((await show(second)).json()).toEqual({ version: second, before: second });
    const { events } = (await api.get("/client/audit_trail?action=dataset.made-current", admin())).json();
    expect(events).toMatchObject([
      { subject: second, actor: { email: people.admin }, details: { before: first, after: second } },
      { subject: first, details: { before: second, after: first } },
    ]);
    expect((await list()).versions[0]?.made_current).toMatchObject({ by: people.admin });
  });

  it("C-09: answers are wholly of one version or the other while it changes", async () => {
    const storage = localStorage(api.root);
    const titles = new Map<string, string>();
    for (const version of [first, second]) {
      const { manifest } = await openDataset(storage, "larkhaven", { version });
      titles.set(version, JSON.stringify(manifest.hazards.map(({ hazardId }) => hazardId).sort()));
    }
    const answersIn = new Map<string, Set<string>>();
    const seen = new Set<string>();
    let isOver = false;
    const ask = async () => {
      while (!isOver) {
        const layers = await api.get("/layer", api.as("member"));
        const { dataset_version, hazards } = layers.json<Layers>();
        // Body and header of one answer name one version.
        expect(layers.headers["x-dataset-version"]).toBe(dataset_version);
        expect(JSON.stringify(hazards.map((hazard) => hazard.hazard_id).sort())).toBe(
          titles.get(dataset_version),
        );
        const stats = await api.post("/asset/exposure/stats/buildings/flood_100yr/all", {}, api.as("member"));
        const version = String(stats.headers["x-dataset-version"]);
        seen.add(version);
        answersIn.set(version, (answersIn.get(version) ?? new Set()).add(stats.body));
      }
    };
    const asking = [ask(), ask(), ask()];
    for (let turn = 0; turn < 12; turn++)
      expect((await show(turn % 2 === 0 ? first : second)).statusCode).toBe(200);
    isOver = true;
    await Promise.all(asking);
    expect([...seen].sort()).toEqual([first, second].sort());
    // Each version has had one answer, its own.
    const answers = [...answersIn.values()].map((each) => [...each]);
    expect(answers.map((each) => each.length)).toEqual([1, 1]);
    expect(answers[0]).not.toEqual(answers[1]);
  });

  it("are not shown where there is no such one, or its files are not all there", async () => {
    for (const headers of [admin(), api.as("admin", "northport")])
      expect((await show("0123456789abcdef", {}, headers)).json().error.code).toBe("dataset/unknown-version");
    expect((await show(first, {}, api.as("admin", "northport"))).json().error.code).toBe(
      "dataset/unknown-version",
    );
    const { manifest } = await openDataset(localStorage(api.root), "larkhaven", { version: first });
    const [path = ""] = Object.entries(manifest.files).find(([, { bytes }]) => bytes > 10) ?? [];
    truncateSync(join(api.root, "larkhaven", first, path), 1);
    const refused = await show(first);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, "dataset/incomplete"]);
    expect(await shown()).toBe(second);
  });
});
