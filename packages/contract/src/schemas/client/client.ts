import { type Static, Type } from "typebox";
import { SiteLinks } from "../../content/siteLinks.ts";
import { Address, Passage } from "../../content/texts.ts";
import { nullable } from "../nullable.ts";
import { FeatureFlags } from "./flags.ts";

export const Client = Type.Object({
  client_name: Type.String(),
  subdomain: Type.String(),
  display_name: Type.String(),
  accepted_tsncs: Type.Boolean(),
});
export type Client = Static<typeof Client>;

/** Latitude and longitude in degrees (WGS 84), zoom as MapLibre counts it. */
export const MapLocation = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  zoom: Type.Number({ minimum: 0, maximum: 24 }),
});
export type MapLocation = Static<typeof MapLocation>;

/** `#rrggbb` from the palest to the darkest shade the theme uses. */
export const Palette = Type.Object({
  base: Type.String({ pattern: "^#[0-9a-fA-F]{6}$" }),
  dark: Type.String({ pattern: "^#[0-9a-fA-F]{6}$" }),
  light: Type.String({ pattern: "^#[0-9a-fA-F]{6}$" }),
});

/** Each an SVG document as text, shown through a data URL, never put into the page's own markup. */
export const Logos = Type.Object({
  full: Type.String(),
  simple: Type.String(),
  whiteFull: Type.String(),
  whiteSimple: Type.String(),
});

export const ClientConfig = Type.Object({
  client_name: Type.String(),
  display_name: Type.String(),
  theme: Type.Object({ primary: Palette, secondary: Palette }),
  logos: Logos,
  default_location: MapLocation,
  has_own_location: Type.Boolean({
    description:
      "False where nobody has chosen `default_location`: a map begins with all of its data in sight instead",
  }),
  feature_flags: FeatureFlags,
  country_codes: Type.Array(Type.String({ pattern: "^[a-z]{2}$" })),
  feedback_url: nullable(Type.String()),
  contact_name: Type.String({ description: "Whom people turn to, as in 'notify your ... contact' (AMB-34)" }),
  methods_report_url: nullable(Type.String()),
  tsncs_html: nullable(Type.String()),
  tsncs_version: nullable(Type.Integer(), {
    description: "Of `tsncs_html`: said back when somebody agrees to it",
  }),
  terrain_map: Type.Boolean(),
  site_links: SiteLinks,
});
export type ClientConfig = Static<typeof ClientConfig>;

export const ClientPreferences = Type.Object({
  term_preference: Type.Object({ risk: Type.Boolean(), hazard: Type.Boolean() }),
  use_hazard_name: Type.Object({ flag: Type.Boolean() }),
  basemap_list: Type.Array(Type.Object({ label: Type.String(), source: Type.String(), type: Type.String() })),
});
export type ClientPreferences = Static<typeof ClientPreferences>;

/** What stands beside the welcome page's title: a film or, without one, a picture; the island's outline where there is neither. */
const Hero = Type.Object(
  {
    picture: Type.Optional(Address),
    /** What the picture shows, for whoever does not see it. */
    picture_alt: Type.Optional(Type.String({ maxLength: 1_000 })),
    film: Type.Optional(Address),
    /** What is said in the film, as WebVTT. */
    captions: Type.Optional(Address),
    /** What is said and seen in the film, as Markdown. */
    transcript: Type.Optional(Passage),
  },
  { additionalProperties: false },
);
export type Hero = Static<typeof Hero>;

export const WelcomeSidebarContent = Type.Object({
  title: Type.String(),
  subtitle: Type.String(),
  faq: Type.Array(Type.Object({ q: Type.String(), a: Type.String() })),
  hero: Type.Optional(Hero),
});
export type WelcomeSidebarContent = Static<typeof WelcomeSidebarContent>;

/** What holds for the whole installation; `tsncs_html` is null where it has no terms of its own. */
export const Settings = Type.Object({
  tsncs_html: nullable(Type.String()),
  version: Type.String(),
  commit: nullable(Type.String(), { description: "What is served, where it is known" }),
  demo: Type.Boolean(),
});
export type Settings = Static<typeof Settings>;
