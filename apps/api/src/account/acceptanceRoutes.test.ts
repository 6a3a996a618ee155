import { contentDocument } from "@stopbank/contract/content-documents";
import { listClientEvents } from "@stopbank/store/audit";
import { putInstallationContent } from "@stopbank/store/installation-content";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inClient, keepText } from "../testing/inClient.ts";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const me = async (person: SeededPerson, client?: string) =>
  (await api.get("/user", api.as(person, client))).json();
const accept = (person: SeededPerson, client?: string) =>
  api.post("/user/accept_tsncs", undefined, api.as(person, client));
const seen = (person: SeededPerson, client?: string) =>
  api.post("/user/changelog_seen", undefined, api.as(person, client));

/** Who agreed, by the client's own trail. */
async function acceptancesIn(client: string) {
  const events = await inClient(api, client, (tx) => listClientEvents(tx, 100));
  return events
    .filter(({ action }) => action === "terms.accepted")
    .map(({ actorUserId, details }) => ({ actorUserId, details }));
}

describe("agreeing to a client's terms", () => {
  it("ACC-38, ACC-39: is of one person in one client, and told from then on", async () => {
    expect((await me("admin", "larkhaven")).accepted_tsncs).toBe(false);
    const answer = await accept("admin", "larkhaven");
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted_tsncs: true }]);
    expect((await me("admin", "larkhaven")).accepted_tsncs).toBe(true);
    expect((await me("admin", "northport")).accepted_tsncs).toBe(false);
    expect((await me("member")).accepted_tsncs).toBe(false);
    const clients = (await api.get("/client", api.as("admin"))).json();
    const byName = clients.map((each: Record<string, unknown>) => [each.client_name, each.accepted_tsncs]);
    expect(Object.fromEntries(byName)).toEqual({ larkhaven: true, northport: false });
  });

  it("ACC-38: stands in the client's trail once, however often it is said", async () => {
    const { user_uuid } = await me("other");
    for (let twice = 0; twice < 2; twice++)
      expect((await accept("other", "northport")).json()).toEqual({ accepted_tsncs: true });
    expect(await acceptancesIn("northport")).toEqual([
      { actorUserId: user_uuid, details: { before: "not accepted", after: "accepted", version: null } },
    ]);
  });

  it("ACC-38, AMB-04: is of the version that was read, and of no other that was written meanwhile", async () => {
    const write = (html: string) => keepText(api, "northport", contentDocument("terms", { html }));
    await write("<p>First</p>");
    const read = (await api.get("/client/config", api.as("admin", "northport"))).json();
    expect(read.tsncs_html).toBe("<p>First</p>");
    const first: number = read.tsncs_version;
    await write("<p>Second</p>");
    const agree = (version: number) =>
      api.post(`/user/accept_tsncs?version=${version}`, undefined, api.as("admin", "northport"));
    const late = await agree(first);
    expect([late.statusCode, late.json().error.code]).toEqual([409, "terms/changed"]);
    expect((await me("admin", "northport")).accepted_tsncs).toBe(false);
    expect((await agree(first + 1)).json()).toEqual({ accepted_tsncs: true });
    expect((await acceptancesIn("northport"))[0]?.details).toEqual({
      ...{ before: "not accepted", after: "accepted", version: first + 1 },
    });
  });

  it("ACC-38: is for members of the client alone", async () => {
    const before = await acceptancesIn("northport");
    const refused = [await accept("visitor"), await accept("nobody"), await accept("member", "northport")];
    expect(refused.map((each) => [each.statusCode, each.json().error.code])).toEqual([
      [401, "auth/sign-in-first"],
      [403, "client/none"],
      [403, "client/not-yours"],
    ]);
    expect(await acceptancesIn("northport")).toEqual(before);
  });
});

describe("release notes that were seen", () => {
  const write = (...versions: readonly string[]) => {
    const notes = versions.map((version) => ({ version, date: "2026-03-02", title: "Help", body: "- Help" }));
    return api.store.withoutClient((tx) =>
      putInstallationContent(tx, contentDocument("releaseNotes", notes)),
    );
  };

  it("ACC-44: are told of until they are seen, and again once there are newer ones", async () => {
    const shows = async () => (await me("member")).show_changelog;
    expect(await shows()).toBe(false);
    await write("0.0.871");
    expect(await shows()).toBe(true);
    const answer = await seen("member");
    expect([answer.statusCode, answer.json()]).toEqual([200, { show_changelog: false }]);
    expect(await shows()).toBe(false);
    expect((await me("admin")).show_changelog).toBe(true);
    await write("0.0.929", "0.0.871");
    expect(await shows()).toBe(true);
    // Taken back: there is nothing left to look at.
    await write();
    expect(await shows()).toBe(false);
  });

  it("ACC-44: are a person's, whatever their client, and no visitor's", async () => {
    expect((await seen("nobody")).statusCode).toBe(200);
    expect((await seen("member", "northport")).statusCode).toBe(200);
    expect((await seen("visitor")).statusCode).toBe(401);
  });
});
