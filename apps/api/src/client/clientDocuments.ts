import { ClientConfig, ClientPreferences, type WelcomeSidebarContent } from "@stopbank/contract/clients";
import { isFlagOn } from "@stopbank/contract/flag-names";
import { featureFlags, isPluginFlag } from "@stopbank/contract/flags";
import type { SiteLinks } from "@stopbank/contract/site-links";
import type { TObject } from "typebox";
import { Check } from "typebox/value";

/** The brand's navy and a teal: what a client looks like before it has chosen. */
const defaultTheme: ClientConfig["theme"] = {
  primary: { base: "#0b2545", dark: "#061630", light: "#44608a" },
  secondary: { base: "#1f7a6d", dark: "#12564c", light: "#6fb3a8" },
};

/** New Zealand as a whole. */
const defaultLocation: ClientConfig["default_location"] = { latitude: -41.12, longitude: 171.64, zoom: 5.7 };

/** Whom people turn to where their organisation names nobody: as specified (AMB-34). */
const usualContact = "Urban Intelligence";

/** Terms of a client, and which version of them. */
export interface Terms {
  readonly html: string;
  readonly version: number;
}

/**
 * What `/client/config` answers: the stored document, with a default for whatever is missing or not usable.
 *
 * @param terms the client's, which are a document of their own, and so are its `links`.
 */
export function clientConfig(
  client: { clientName: string; displayName: string },
  stored: object,
  terms: Terms | null,
  links: SiteLinks | null = null,
): ClientConfig {
  const { feature_flags, ...rest } = stored as {
    feature_flags?: Readonly<Record<string, { enabled?: unknown }>>;
  };
  const flagNames = [...featureFlags, ...Object.keys(feature_flags ?? {}).filter(isPluginFlag)];
  const flags = flagNames.map((flag) => {
    const enabled = isFlagOn(feature_flags, flag) ? "enabled" : "not_enabled";
    return [flag, { enabled }] as const;
  });
  const usable = usableProperties<Partial<ClientConfig>>(ClientConfig, rest);
  return {
    theme: defaultTheme,
    logos: { full: "", simple: "", whiteFull: "", whiteSimple: "" },
    default_location: defaultLocation,
    country_codes: ["nz"],
    feedback_url: null,
    contact_name: usualContact,
    methods_report_url: null,
    terrain_map: false,
    ...usable,
    has_own_location: usable.default_location !== undefined,
    client_name: client.clientName,
    display_name: client.displayName,
    tsncs_html: terms?.html ?? null,
    tsncs_version: terms?.version ?? null,
    site_links: links ?? { moved_pages: [] },
    feature_flags: Object.fromEntries(flags) as ClientConfig["feature_flags"],
  };
}

/** What `/client/preferences` answers; all false or empty by default. */
export const clientPreferences = (stored: object): ClientPreferences => ({
  term_preference: { risk: false, hazard: false },
  use_hazard_name: { flag: false },
  basemap_list: [],
  ...usableProperties<Partial<ClientPreferences>>(ClientPreferences, stored),
});

/** What the welcome page says; without a title of its own, the client's name. */
export const welcomeSidebarContent = (
  client: { displayName: string },
  written: WelcomeSidebarContent = { title: "", subtitle: "", faq: [] },
): WelcomeSidebarContent => ({ ...written, title: written.title || client.displayName });

/** An admin's document may be older than the contract: a property that no longer fits is left to its default. */
function usableProperties<T>(schema: TObject, stored: object): T {
  const usable = Object.entries(stored).filter(([name, value]) => {
    const property = schema.properties[name];
    return property !== undefined && Check(property, value);
  });
  return Object.fromEntries(usable) as T;
}
