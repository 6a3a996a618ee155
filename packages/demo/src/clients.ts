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
  readonly termsHtml: string;
  readonly welcomeSidebar: {
    readonly title: string;
    readonly subtitle: string;
    readonly faq: readonly { readonly q: string; readonly a: string }[];
  };
}

const terms = (name: string) =>
  `<h2>Using this demonstration</h2><p>${name} does not exist. Its land, people, networks and hazards are modelled from a seed to show how Stopbank works.</p>` +
  "<p>Do not use anything here to decide about a real place. The data is free for any use under CC0; it comes without any warranty.</p>";

const faq = [
  {
    q: "Is this a real place?",
    a: "No. Larkhaven is an imaginary island. Its ground, streets and hazards are modelled, and every layer says how.",
  },
  {
    q: "What do the colours mean?",
    a: "Each hazard and each damage class has a legend at the bottom left. A grey hatch means that a study did not cover the element: it is not known to be safe.",
  },
  {
    q: "How do I begin?",
    a: "Add an element layer and a hazard, then draw an area or choose a region. The summary follows what you choose.",
  },
];

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
    termsHtml: terms("Larkhaven"),
    welcomeSidebar: {
      title: "Kia ora, welcome to Larkhaven",
      subtitle: "See which homes, pipes and roads floods, quakes and the rising sea would reach.",
      faq,
    },
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
    flags: { on: ["summaryPage", "attributeFilters", "sideDrawerReport"] },
    termsHtml: terms("Northport"),
    welcomeSidebar: {
      title: "Northport Harbour Board",
      subtitle: "Risk to the harbour, its town and the roads that lead there.",
      faq,
    },
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
    flags: { on: [] },
    termsHtml: terms("Larkhaven"),
    welcomeSidebar: {
      title: "Larkhaven open data",
      subtitle: "A public view of coastal and tsunami hazards. Sign in to draw areas and see more.",
      faq,
    },
  },
];
