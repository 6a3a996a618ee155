import { contentDocument } from "@stopbank/contract/content-documents";
import { putClientConfig, putClientPreferences } from "@stopbank/store/client-settings";
import { findClientByName } from "@stopbank/store/clients";
import { putInstallationContent } from "@stopbank/store/installation-content";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it("lists the caller's own clients; for a visitor the public one", async () => {
  const names = async (headers: Record<string, string>) =>
    (await api.get("/client", headers)).json().map((client: { client_name: string }) => client.client_name);
  expect(await names(api.as("admin"))).toEqual(["larkhaven", "northport"]);
  expect(await names(api.as("member", "northport"))).toEqual(["larkhaven"]);
  expect(await names(api.as("nobody"))).toEqual([]);
  expect(await names({})).toEqual(["openaccess"]);
});

it("fills a config that says little, every flag included", async () => {
  const config = (await api.get("/client/config", api.as("admin", "northport"))).json();
  expect(config).toMatchObject({
    client_name: "northport",
    display_name: "Northport",
    terrain_map: true,
    country_codes: ["nz"],
    feedback_url: null,
    contact_name: "Urban Intelligence",
    feature_flags: { riskStories: { enabled: "enabled" }, replacementCosts: { enabled: "not_enabled" } },
  });
  expect(Object.keys(config.feature_flags)).toHaveLength(14);
});

it("leaves what does not fit to its default, and shows nothing the contract does not name", async () => {
  const client = await findClientByName(api.store.shared, "openaccess");
  const odd = {
    default_location: { latitude: 500, longitude: 0, zoom: 1 },
    secret: "x",
    methods_report_url: "https://example.org",
  };
  await api.store.withClient(client?.id ?? "", (tx) => putClientConfig(tx, odd));
  const config = (await api.get("/client/config")).json();
  expect(config.default_location.latitude).toBe(-41.12);
  expect(config.has_own_location).toBe(false);
  expect(config.methods_report_url).toBe("https://example.org");
  expect(config).not.toHaveProperty("secret");
});

it("has preferences and a welcome when nobody wrote any", async () => {
  expect((await api.get("/client/preferences")).json()).toEqual({
    term_preference: { risk: false, hazard: false },
    use_hazard_name: { flag: false },
    basemap_list: [],
  });
  expect((await api.get("/client/welcome_sidebar_content")).json()).toEqual({
    title: "Openaccess",
    subtitle: "",
    faq: [],
  });
});

it("AMB-17 answers the preference for risk terms as it was stored, beside that for hazard terms", async () => {
  const client = await findClientByName(api.store.shared, "northport");
  const stored = { term_preference: { risk: true, hazard: false } };
  await api.store.withClient(client?.id ?? "", (tx) => putClientPreferences(tx, stored));
  const answer = await api.get("/client/preferences", api.as("admin", "northport"));
  expect(answer.json().term_preference).toEqual({ risk: true, hazard: false });
});

it("AMB-04: tells the installation's terms with its settings, and each client's with the client", async () => {
  const settings = async () => (await api.get("/settings", api.as("member"))).json();
  const { commit, ...rest } = await settings();
  expect(rest).toEqual({
    tsncs_html: null,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    demo: true,
  });
  expect(commit).toSatisfy((told: unknown) => told === null || /^[0-9a-f]{12}$/.test(String(told)));
  const terms = contentDocument("installationTerms", { html: "<p>Terms of the house</p>" });
  await api.store.withoutClient((tx) => putInstallationContent(tx, terms));
  expect(await settings()).toMatchObject({ tsncs_html: "<p>Terms of the house</p>" });
  expect((await api.get("/settings", api.as("nobody"))).json()).toEqual(await settings());
  const config = (await api.get("/client/config", api.as("member"))).json();
  expect(config.tsncs_html).toBe("<p>Terms of larkhaven</p>");
});

it("answers with a slash at the end too", async () => {
  expect((await api.get("/user/", api.as("member"))).statusCode).toBe(200);
});
