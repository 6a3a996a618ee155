import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { aheadScript } from "./build/aheadScript.ts";
import { callsOnly } from "./build/callsOnly.ts";
import { iconFiles } from "./build/iconFiles.ts";
import { iconsByComponent } from "./build/iconsByComponent.ts";
import { macronFonts } from "./build/macronFonts.ts";
import { oneIconGrid } from "./build/oneIconGrid.ts";
import { pageDocuments } from "./build/pageDocuments.ts";
import { sharedGroups } from "./build/sharedGroups.ts";
import { shortWarnings } from "./build/shortWarnings.ts";
import { usedBlueprint } from "./build/usedBlueprint.ts";
import { usualIconGroup } from "./build/usualIconGroup.ts";

/** The risk map's code, figures before the map. */
const risk = {
  page: "risk",
  sources: [
    "/plugins/risk/src/browser/index.ts",
    "/plugins/risk/src/browser/RiskPage.tsx",
    "/packages/map-page/src/layers/LayersTab.tsx",
    "/plugins/risk/src/browser/summary/RiskSummaryTab.tsx",
    "/packages/map-page/src/map/PageMap.tsx",
  ],
  workers: ["maplibre-gl-worker-"],
};

/** The guide's, what reads articles last. */
const guide = {
  page: "guide",
  sources: ["/plugins/guide/src/browser/GuidePage.tsx", "/plugins/guide/src/browser/EntryPage.tsx"],
  workers: [],
  drawn: [],
};

/** Home's, which everybody comes to first: its picture is asked for once this is there. */
const home = {
  page: "home",
  sources: ["/apps/web/src/home/HomePage.tsx"],
  workers: [],
  drawn: ["/apps/web/src/blocks/BlocksView.tsx", "/apps/web/src/home/landing/OtherTab.tsx"],
};

/** Scripts that every page has before it asks for a part. */
const shell =
  /^assets\/(?:rolldown-runtime|react|kit|index|firstAnswers|preload-helper|scene-names)-[\w-]{8}\.js$/;

/** What has to come with a part, but for itself and what is there already: each list of it is in the shell, name by name. */
const besideShell = (part: string, needed: string[], { hostType }: { hostType: "html" | "js" }) =>
  hostType === "html" ? needed : needed.filter((file) => file !== part && !shell.test(file));

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    callsOnly(["embeddedStory", "embeddedStoryFigures"]),
    iconsByComponent(),
    oneIconGrid(),
    shortWarnings(),
    iconFiles(),
    macronFonts(),
    aheadScript("/src/askAhead.ts"),
    pageDocuments([home, risk, guide]),
  ],
  // While one develops, a component that is imported for the first time has its styles at once.
  css: { postcss: { plugins: command === "build" ? [usedBlueprint()] : [] } },
  build: {
    target: "es2023",
    // Fonts and images stay files: the content security policy allows fonts from our own address only.
    assetsInlineLimit: 0,
    // What of it belongs to which source: e2e weighs by it.
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: besideShell },
    // The map's library changes seldom, the pages around it often.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "maplibre", test: /\/maplibre-gl\// },
            usualIconGroup,
            // What plugins and the shell draw and ask with: apart, each of its pieces would be a file with words of its own.
            {
              name: "kit",
              test: /\/packages\/(plugin-api\/src\/(browser|host)|ui\/src\/(states|theme|tabs|Tooltip|ActionButton|dates|debounce|useFetched|useSettled|toast\/toaster))|\/web\/src\/(session\/state|brand\/StopbankMark)|\/plugins\/[a-z]+\/src\/api\.ts|\/generated\/components\/(map|timeline-bar-chart)\.js/,
            },
            // What every screen stands on, in one file instead of five: each is a request before anything is drawn.
            {
              name: "react",
              test: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|swr\/dist\/(?!infinite)|valtio|proxy-compare|wouter)\//,
            },
            ...sharedGroups,
          ],
        },
        // The halves of plugins are all called the same.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, plugin] = /\/plugins\/([^/]+)\/src\/browser\/index\.ts$/.exec(facadeModuleId ?? "") ?? [];
          return `assets/${plugin === undefined ? "[name]" : `plugin-${plugin}`}-[hash].js`;
        },
      },
    },
  },
}));
