import { describe, expect, it } from "vitest";
import { clientConfig, clientPreferences, welcomeSidebarContent } from "./clientDocuments.ts";

const client = { clientName: "larkhaven", displayName: "Larkhaven" };

describe("a client's documents", () => {
  it("say what the product looks like by itself where nothing is stored", () => {
    const { feature_flags, ...config } = clientConfig(client, {}, null);
    expect(config).toEqual({
      theme: {
        primary: { base: "#0b2545", dark: "#061630", light: "#44608a" },
        secondary: { base: "#1f7a6d", dark: "#12564c", light: "#6fb3a8" },
      },
      logos: { full: "", simple: "", whiteFull: "", whiteSimple: "" },
      default_location: { latitude: -41.12, longitude: 171.64, zoom: 5.7 },
      has_own_location: false,
      country_codes: ["nz"],
      feedback_url: null,
      contact_name: "Urban Intelligence",
      methods_report_url: null,
      tsncs_html: null,
      tsncs_version: null,
      terrain_map: false,
      site_links: { moved_pages: [] },
      client_name: "larkhaven",
      display_name: "Larkhaven",
    });
    expect(new Set(Object.values(feature_flags).map(({ enabled }) => enabled))).toEqual(
      new Set(["not_enabled"]),
    );
    expect(clientPreferences({})).toEqual({
      term_preference: { risk: false, hazard: false },
      use_hazard_name: { flag: false },
      basemap_list: [],
    });
    expect(welcomeSidebarContent(client)).toEqual({ title: "Larkhaven", subtitle: "", faq: [] });
  });

  it("say what is stored where it fits, and nothing else of it", () => {
    const flags = {
      riskStories: { enabled: "enabled" },
      propertyPage: { enabled: true },
      made_up: { enabled: "enabled" },
      "flood-gauges.page": { enabled: "enabled" },
      "flood-gauges.levels": { enabled: "so" },
      "Flood gauges.page": { enabled: "enabled" },
    };
    const stored = {
      terrain_map: true,
      feedback_url: 7,
      secret: "x",
      client_name: "other",
      feature_flags: flags,
    };
    const links = { website: "https://larkhaven.example", moved_pages: [] };
    const config = clientConfig(client, stored, { html: "<p>Terms</p>", version: 3 }, links);
    expect(config).toMatchObject({
      site_links: links,
      tsncs_html: "<p>Terms</p>",
      tsncs_version: 3,
      terrain_map: true,
      feedback_url: null,
      client_name: "larkhaven",
    });
    expect(config).not.toHaveProperty("secret");
    expect(config.feature_flags).toMatchObject({
      riskStories: { enabled: "enabled" },
      propertyPage: { enabled: "not_enabled" },
      "flood-gauges.page": { enabled: "enabled" },
      "flood-gauges.levels": { enabled: "not_enabled" },
    });
    for (const name of ["made_up", "Flood gauges.page"])
      expect(Object.keys(config.feature_flags)).not.toContain(name);
    expect(clientPreferences({ use_hazard_name: { flag: true }, basemap_list: 3 })).toMatchObject({
      use_hazard_name: { flag: true },
      basemap_list: [],
    });
    const welcome = { title: "Kia ora", subtitle: "", faq: [{ q: "Why?", a: "So." }] };
    expect(welcomeSidebarContent(client, welcome)).toEqual(welcome);
    expect(welcomeSidebarContent(client, { ...welcome, title: "" }).title).toBe("Larkhaven");
  });
});
