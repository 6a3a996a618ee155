import { defineConfig } from "vitest/config";

// Two cores that draw maps without a graphics card, for a browser and a server at once, are slow at times.
const expectSettings = { poll: { timeout: 30_000, interval: 100 } };

const isBundledChromiumHere = process.platform === "linux" && process.arch === "x64";

/**
 * What these test is rules for the most part: values in, values out. Whoever changes something of a module or the
 * process in them puts it back. They share their modules, for loading contract and schemas anew for each of some hundred files takes longer
 * than all of them.
 */
const rules = [
  "packages/{charts,contract,curves,fair-queue,hazard-colours,html,map,map-page,markdown,dataset,errors,numbers,plugin-api,risk-engine,scene,ui}/**/*.test.ts",
  "{plugins,templates,apps/web}/**/*.test.ts",
];

/**
 * Servers and what they are made of. Each of some hundred files starts one or opens a store, whose modules take seconds to load: they share
 * them, as `rules` do. What is not here has a process of its own for each file: printing looks at its own process's children.
 */
const servers = [
  "apps/{api,bff,cli}/src/**/*.test.ts",
  "packages/{content-folder,demo,exports,geo-import,geo-read,http-edge,jobs,mail,store,text-check,world-ground}/**/*.test.ts",
];

/** What has a host and a server of the test's, or is drawn by React's server too, which signs the contexts it drew. */
const ownReacts = [
  "plugins/{admin,guide,summary}/**/*{Page,Panel}.test.tsx",
  "apps/web/src/{home/landing/Landing,host/hostedPlaces}.test.tsx",
];

/** What takes minutes and finds little that a part of it does not: `npm run trial -- campaigns`. */
const campaigns = "{apps,bench,packages}/**/*.campaign.test.ts";
const areCampaignsAsked = process.env.STOPBANK_CAMPAIGNS === "1";

/** What files of tests copy instead of making it anew. */
const databases = ["keepPglites", "servePostgres"].map((name) => `packages/store/src/testing/${name}.ts`);

const campaignsProject = {
  test: {
    name: "campaigns",
    include: [campaigns, "apps/api/src/fuzz.test.ts", "apps/api/src/exports/exportNumbers.test.ts"],
    globalSetup: databases,
    setupFiles: ["scripts/tests/seed.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    expect: expectSettings,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/tests/closingLine.ts"],
    // One file for each core: Vitest alone leaves one free, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      ...(areCampaignsAsked ? [campaignsProject] : []),
      {
        test: {
          name: "unit",
          include: ["{apps,bench,packages,plugins,scripts,templates}/**/*.test.ts"],
          globalSetup: databases,
          setupFiles: ["scripts/tests/seed.ts"],
          exclude: [...rules, ...servers, campaigns, "**/node_modules/**", "**/dist/**"],
          expect: expectSettings,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "servers",
          include: servers,
          isolate: false,
          globalSetup: databases,
          setupFiles: ["scripts/tests/seed.ts", "scripts/tests/serverTests.ts"],
          exclude: [campaigns, "**/node_modules/**", "**/dist/**"],
          expect: expectSettings,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "rules",
          include: rules,
          isolate: false,
          setupFiles: ["scripts/tests/seed.ts", "scripts/tests/ruleTests.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          expect: expectSettings,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // What React draws, in a DOM without layout. Where sizes matter, a browser looks: e2e.
          name: "views",
          include: ["{apps,packages,plugins,templates,e2e}/**/*.test.tsx"],
          environment: "happy-dom",
          // One DOM for many files, an eighth of the time: viewTests.ts leaves each test nothing of the one before.
          isolate: false,
          setupFiles: ["scripts/tests/seed.ts", "packages/ui/src/testing/viewTests.ts"],
          exclude: [...ownReacts, "**/node_modules/**", "**/dist/**"],
          expect: expectSettings,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // A DOM and a React of their own, since contexts outlive a file.
          name: "screens",
          include: ownReacts,
          environment: "happy-dom",
          setupFiles: ["scripts/tests/seed.ts", "packages/ui/src/testing/viewTests.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          expect: expectSettings,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          globalSetup: [...databases, "e2e/src/serveProduct.ts"],
          // The browser the product brings, so that what is proved here holds on a bare machine.
          env: isBundledChromiumHere ? { STOPBANK_CHROMIUM: process.env.STOPBANK_CHROMIUM ?? "bundled" } : {},
          expect: expectSettings,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // After the rest: a browser and the server beside two workers would be late at everything.
          sequence: { groupOrder: 1 },
          // In CI a second try, said in the output: what a loaded machine does late is not what the product does wrong.
          retry: process.env.CI === undefined ? 0 : 1,
        },
      },
    ],
  },
});
