import type { DemoDocument } from "./DemoDocument.ts";

/** Where things of Larkhaven's lie elsewhere. The domains are reserved for examples: nobody has them. */
export const larkhavenLinks: DemoDocument = {
  kind: "siteLinks",
  body: {
    website: "https://larkhaven.example",
    linkedin: "https://linkedin.larkhaven.example",
    moved_pages: [
      { from: "/viewer/*", to: "https://maps.larkhaven.example", name: "The hazard viewer of 2019" },
    ],
  },
};

/** The harbour board has a site for Access already, which its menu opens in place of the page that is to come. */
export const northportLinks: DemoDocument = {
  kind: "siteLinks",
  body: {
    access_site: "https://access.northport.example",
    website: "https://northport.example",
    moved_pages: [],
  },
};
