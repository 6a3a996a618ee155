import type { Branding } from "@stopbank/contract/branding";
import { demoClients } from "@stopbank/demo/clients";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../testing/codeOf.ts";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const admin = () => api.as("admin", "larkhaven");
const get = async (path = "/client/branding") => (await api.get(path, admin())).json();
const put = (payload: object, who: SeededPerson = "admin") =>
  api.app.inject({ method: "PUT", url: "/client/branding", headers: api.as(who, "larkhaven"), payload });
const change = async (changes: Partial<Branding>) => {
  const { tag, branding } = await get();
  return put({ base: tag, branding: { ...branding, ...changes } });
};
const take = (bytes: Buffer | string) =>
  api.app.inject({
    method: "POST",
    url: "/client/branding/logo",
    headers: { ...admin(), "content-type": "application/octet-stream" },
    payload: Buffer.from(bytes),
  });
const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

describe("a client's branding", () => {
  it("is what everybody sees at their next request, and put back by putting what there was", async () => {
    const before = await get();
    const changes = {
      display_name: " Te Kaunihera o Larkhaven ",
      primary: "#5a1e4b",
      secondary: "#2f6f3a",
      default_location: { latitude: -41.1, longitude: 174.9, zoom: 9 },
      feedback_url: "https://larkhaven.example/feedback",
    };
    const changed = await change(changes);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toEqual(await get());
    const config = (await api.get("/client/config", api.as("member"))).json();
    expect(config).toMatchObject({
      display_name: "Te Kaunihera o Larkhaven",
      theme: {
        primary: { base: "#5a1e4b", dark: "#3b1431", light: "#9c7893" },
        secondary: { base: "#2f6f3a" },
      },
      default_location: changes.default_location,
      has_own_location: true,
      feedback_url: changes.feedback_url,
    });
    // What has nothing to do with it stays.
    expect(config.feature_flags.summaryPage).toEqual({ enabled: "enabled" });
    const names = (await api.get("/client", api.as("member"))).json();
    expect(names[0].display_name).toBe("Te Kaunihera o Larkhaven");

    const undone = await put({ base: changed.json().tag, branding: before.branding });
    expect(undone.json().branding).toEqual(before.branding);
    expect((await api.get("/client/config", api.as("member"))).json()).toMatchObject({
      display_name: "Larkhaven",
      has_own_location: false,
      feedback_url: null,
    });
  });

  it("AMB-34: names whom people turn to, and the specified one where it names nobody", async () => {
    const named = async () => (await api.get("/client/config", api.as("member"))).json().contact_name;
    expect([(await get()).branding.contact_name, await named()]).toEqual([null, "Urban Intelligence"]);
    const changed = await change({ contact_name: " GIS team " });
    expect([changed.json().branding.contact_name, await named()]).toEqual(["GIS team", "GIS team"]);
    expect((await change({ contact_name: null })).json().branding.contact_name).toBe(null);
    expect(await named()).toBe("Urban Intelligence");
  });

  it("stands in the trail with what was changed from what to what, and a logo by its sum", async () => {
    await change({
      methods_report_url: "/methods",
      logos: { ...(await get()).branding.logos, simple: square },
    });
    const trail = await api.get("/client/audit_trail?action=branding.changed", admin());
    expect(trail.json().events[0].details).toEqual({
      before: { methods_report_url: null, "logo simple": null },
      after: {
        methods_report_url: "/methods",
        "logo simple": expect.stringMatching(/^\d+ characters, sha256 [0-9a-f]{12}$/),
      },
    });
    const count = trail.json().events.length;
    await change({});
    const again = await api.get("/client/audit_trail?action=branding.changed", admin());
    expect(again.json().events).toHaveLength(count);
  });

  it("is changed by one of two at once, and the other is told", async () => {
    const { tag, branding } = await get();
    const both = await Promise.all(
      ["One", "Other"].map((display_name) => put({ base: tag, branding: { ...branding, display_name } })),
    );
    expect(both.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, "branding/changed-meanwhile"],
    ]);
  });

  it("is refused in colours in which text cannot be read, and says which and why", async () => {
    for (const colours of [{ primary: "#ffd000" }, { secondary: "#ffe680" }]) {
      const refused = await change(colours);
      expect(codeOf(refused)).toEqual([400, "branding/unreadable"]);
      expect(refused.json().error.message).toMatch(/contrast of \d\.\d\d to 1, and needs 4\.5/);
    }
    // A mark that is hard to see is warned of, and kept.
    expect((await change({ secondary: "#d9a441" })).statusCode).toBe(200);
  });

  it.each([
    ["feedback_url", "http://larkhaven.example"],
    ["feedback_url", "javascript:alert(1)"],
    ["contact_name", "  "],
    ["contact_name", "GIS\nteam"],
    ["contact_name", "x".repeat(81)],
    ["methods_report_url", "//evil.example"],
    ["methods_report_url", "https://user@evil.example"],
    ["primary", "red"],
    ["primary", "#0b2545;}"],
    ["display_name", "  "],
    ["default_location", { latitude: 91, longitude: 0, zoom: 3 }],
  ])("A-44: is refused with %s %j", async (name, value) => {
    expect((await change({ [name]: value })).statusCode).toBe(400);
  });
});

describe("a logo", () => {
  it("is sanitised when it is taken and when it is kept: nobody puts one past the first", async () => {
    const script = square.replace("<path", "<script>1</script><path");
    expect(codeOf(await take(script))).toEqual([400, "branding/unsafe-svg"]);
    const { logos } = (await get()).branding;
    expect(codeOf(await change({ logos: { ...logos, full: script } }))).toEqual([400, "branding/unsafe-svg"]);
    const wrapped =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><image href="//x.example"/></svg>';
    expect(codeOf(await change({ logos: { ...logos, full: wrapped } }))).toEqual([
      400,
      "branding/unsafe-svg",
    ]);
    expect((await take(square)).json()).toEqual({ svg: square });
  });

  it("that is a picture is drawn anew within an SVG, and stays the same when it is sent back", async () => {
    const picture = sharp({ create: { width: 1_600, height: 100, channels: 4, background: "#c4622d" } });
    const files = {
      png: await picture.clone().withMetadata().png().toBuffer(),
      jpeg: await picture.clone().jpeg().toBuffer(),
      webp: await picture.clone().webp().toBuffer(),
    };
    for (const [kind, bytes] of Object.entries(files)) {
      const { svg } = (await take(bytes)).json();
      expect(svg, kind).toMatch(/^<svg [^>]*viewBox="0 0 800 50"><image [^>]*href="data:image\/png;base64,/);
      const kept = await change({ logos: { ...(await get()).branding.logos, whiteFull: svg } });
      expect(kept.json().branding.logos.whiteFull).toBe(svg);
    }
    const shown = await api.get("/logos/whiteFull.svg", api.as("member"));
    expect(shown.headers["content-security-policy"]).toContain("img-src data:");
    expect(shown.body).toContain("data:image/png");
  });

  it.each([
    ["nothing in UTF-16", Buffer.from(`\ufeff${square}`, "utf16le")],
    ["a picture with a page behind it", Buffer.concat([tiny(), Buffer.from("<html>")])],
    ["half a picture", tiny().subarray(0, 40)],
    ["bytes", Buffer.from([0, 1, 2, 255])],
  ])("A-44: is none that is %s", async (_what, bytes) => {
    const answer = await take(bytes);
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.json().error.code).toMatch(/^branding\//);
  });

  it("A-44: of another picture than ours is not kept as it is", async () => {
    const { logos } = (await get()).branding;
    const forged = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><image width="4" height="4" href="data:image/png;base64,${Buffer.from("no picture").toString("base64")}"/></svg>`;
    expect(codeOf(await change({ logos: { ...logos, full: forged } }))).toEqual([400, "branding/no-logo"]);
  });

  it("of the demonstration goes through unharmed, so that putting one back works", async () => {
    for (const svg of demoClients.flatMap(({ logos }) => Object.values(logos))) {
      const once = (await take(svg)).json().svg;
      expect(once.match(/<path/g)?.length).toBe(svg.match(/<path/g)?.length);
      expect((await take(once)).json().svg).toBe(once);
    }
  });
});

/** A picture of one dot. */
function tiny(): Buffer {
  return Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  );
}

describe("a client's preferences", () => {
  const path = "/client/preferences/edit";
  const putPreferences = (payload: object) =>
    api.app.inject({ method: "PUT", url: path, headers: admin(), payload });

  it("are what everybody hears at their next request, with what they were in the trail", async () => {
    const before = await get(path);
    expect(before.preferences).toEqual({
      wording: "risk",
      use_hazard_name: false,
      terrain_map: true,
      basemaps: [],
      country_codes: ["nz"],
    });
    const preferences = {
      wording: "hazard",
      use_hazard_name: true,
      terrain_map: false,
      basemaps: [
        { type: "satellite", source: "aerial-2024" },
        { type: "satellite", source: "dataset" },
      ],
      country_codes: ["nz", "au"],
    };
    const changed = await putPreferences({ base: before.tag, preferences });
    expect(changed.json()).toEqual(await get(path));
    expect((await api.get("/client/preferences", api.as("member"))).json()).toEqual({
      term_preference: { hazard: true, risk: false },
      use_hazard_name: { flag: true },
      basemap_list: [{ label: "Satellite", source: "aerial-2024", type: "satellite" }],
    });
    expect((await api.get("/client/config", api.as("member"))).json()).toMatchObject({
      terrain_map: false,
      country_codes: ["nz", "au"],
    });
    const trail = await api.get("/client/audit_trail?action=preferences.changed", admin());
    expect(trail.json().events[0].details).toMatchObject({
      before: { wording: "risk" },
      after: { wording: "hazard" },
    });
    const late = await putPreferences({ base: before.tag, preferences: before.preferences });
    expect(codeOf(late)).toEqual([409, "preferences/changed-meanwhile"]);
    const undone = await putPreferences({ base: changed.json().tag, preferences: before.preferences });
    expect(undone.json()).toEqual(before);
  });
});
