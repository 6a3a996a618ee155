import type { DemoDocument } from "./content/DemoDocument.ts";
import { larkhavenLanding } from "./content/larkhavenLanding.ts";
import { larkhavenSummary } from "./content/larkhavenSummary.ts";
import { layerHelp } from "./content/layerHelp.ts";
import { methodsReport, methodsReportAddress } from "./content/methodsReport.ts";
import { onboarding } from "./content/onboarding.ts";
import { prioritisation } from "./content/prioritisation.ts";
import { propertyExplorer } from "./content/propertyExplorer.ts";
import { larkhavenLinks, northportLinks } from "./content/siteLinks.ts";
import { floodStory } from "./content/stories/flood.ts";
import { seaStory } from "./content/stories/sea.ts";
import { technicalReports } from "./content/technicalReports.ts";
import { terms } from "./content/terms.ts";
import { welcome } from "./content/welcome.ts";
import { pictureOf } from "./imagery/pictureNames.ts";
import { larkhavenLogos, northportLogos, openaccessLogos } from "./logos.ts";

/** Which of the product's flags a client has on. Their names are the contract's, which is above this package. */
export type DemoFlags = { readonly on: readonly string[] } | { readonly allBut: readonly string[] };

export interface ClientLogos {
  /** Each a whole SVG document. */
  readonly full: string;
  readonly simple: string;
  readonly whiteFull: string;
  readonly whiteSimple: string;
}

/** A demonstration client, as plain data for whoever fills the store. */
export interface DemoClient {
  readonly clientName: string;
  readonly displayName: string;
  readonly subdomain: string;
  readonly theme: { readonly primary: string; readonly secondary: string };
  readonly logos: ClientLogos;
  readonly defaultLocation: { readonly latitude: number; readonly longitude: number; readonly zoom: number };
  readonly termPreference: { readonly risk: boolean; readonly hazard: boolean };
  readonly useHazardName: boolean;
  readonly basemaps: readonly string[];
  readonly flags: DemoFlags;
  /** Where the shell shows how its figures came about. */
  readonly methodsReportUrl?: string;
  readonly content: readonly DemoDocument[];
}

export const demoClients: readonly DemoClient[] = [
  {
    clientName: "larkhaven",
    displayName: "Larkhaven District Council",
    subdomain: "larkhaven",
    theme: { primary: "#0b2545", secondary: "#c4622d" },
    logos: larkhavenLogos,
    defaultLocation: { latitude: -40.298, longitude: 172.925, zoom: 11.4 },
    termPreference: { risk: false, hazard: true },
    useHazardName: true,
    basemaps: ["Default", "Satellite", "Terrain"],
    flags: { allBut: ["riskModuleIsInDevelopment", "hideAccessModule"] },
    methodsReportUrl: methodsReportAddress,
    content: [
      terms("Larkhaven"),
      welcome(
        "Kia ora, welcome to Larkhaven",
        "See which homes, pipes and roads floods, quakes and the rising sea would reach.",
        {
          picture: pictureOf("bay"),
          picture_alt:
            "The Awatōrea meeting the sea below the hills of Larkhaven, drawn from the modelled district",
        },
      ),
      larkhavenLanding,
      onboarding("Larkhaven"),
      larkhavenSummary,
      larkhavenLinks,
      prioritisation,
      propertyExplorer,
      technicalReports,
      methodsReport,
      floodStory,
      seaStory,
      ...layerHelp,
    ],
  },
  {
    clientName: "northport",
    displayName: "Northport Harbour Board",
    subdomain: "northport",
    theme: { primary: "#0d4f4a", secondary: "#d9a441" },
    logos: northportLogos,
    defaultLocation: { latitude: -40.247, longitude: 172.918, zoom: 12.9 },
    termPreference: { risk: true, hazard: false },
    useHazardName: false,
    basemaps: ["Default", "Satellite"],
    flags: { on: ["summaryPage", "attributeFilters", "sideDrawerReport", "onboardingPage"] },
    content: [
      terms("Northport"),
      welcome("Northport Harbour Board", "Risk to the harbour, its town and the roads that lead there.", {
        picture: pictureOf("harbour"),
        picture_alt: "Northport's harbour and town from the air, drawn from the modelled district",
      }),
      onboarding("Northport"),
      northportLinks,
      ...layerHelp,
    ],
  },
  {
    clientName: "openaccess",
    displayName: "Larkhaven open data",
    subdomain: "openaccess",
    theme: { primary: "#0b2545", secondary: "#2f80ed" },
    logos: openaccessLogos,
    defaultLocation: { latitude: -40.298, longitude: 172.925, zoom: 11.2 },
    termPreference: { risk: false, hazard: true },
    useHazardName: false,
    basemaps: ["Default"],
    flags: { on: ["guidePage"] },
    content: [
      terms("Larkhaven"),
      welcome(
        "Larkhaven open data",
        "A public view of coastal and tsunami hazards. Draw an area to see what is exposed in it; log in for more.",
      ),
      ...layerHelp,
    ],
  },
];
