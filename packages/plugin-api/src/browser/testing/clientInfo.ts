import { type FeatureFlag, type FeatureFlags, featureFlags } from "@stopbank/contract/flags";
import type { ClientInfo } from "../../browser.ts";

const shades = { base: "#0b2545", dark: "#081b33", light: "#8da9c4" };

/** The flags of a client that has these on, and no others. */
export const flagsOf = (...on: readonly FeatureFlag[]): FeatureFlags =>
  Object.fromEntries(
    [...featureFlags, ...on].map((flag) => [
      flag,
      { enabled: on.includes(flag) ? "enabled" : "not_enabled" },
    ]),
  ) as FeatureFlags;

/** A client of no particulars, named `testhaven`. */
export const clientWith = (feature_flags: FeatureFlags): ClientInfo => ({
  name: "testhaven",
  displayName: "Testhaven Council",
  config: {
    client_name: "testhaven",
    display_name: "Testhaven Council",
    theme: { primary: shades, secondary: shades },
    logos: { full: "", simple: "", whiteFull: "", whiteSimple: "" },
    default_location: { latitude: -40.3, longitude: 172.9, zoom: 10 },
    has_own_location: true,
    feature_flags,
    country_codes: ["nz"],
    feedback_url: null,
    contact_name: "Urban Intelligence",
    methods_report_url: null,
    tsncs_html: null,
    tsncs_version: null,
    terrain_map: true,
    site_links: { moved_pages: [] },
  },
  preferences: {
    term_preference: { risk: false, hazard: true },
    use_hazard_name: { flag: false },
    basemap_list: [],
  },
  settings: { tsncs_html: null, version: "1", commit: null, demo: false },
});
