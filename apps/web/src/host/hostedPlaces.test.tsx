import { text } from "node:stream/consumers";
import { CubeIcon } from "@blueprintjs/icons";
import { useDrawerTabs } from "@stopbank/map-page/drawer-tabs";
import { loadLessons } from "@stopbank/map-page/lessons";
import { loadMapParts } from "@stopbank/map-page/map-parts";
import { PageHead } from "@stopbank/map-page/page-head";
import { createMapPages } from "@stopbank/map-page/pages";
import adminPlugin from "@stopbank/plugin-admin/browser";
import type { Contribution } from "@stopbank/plugin-api";
import {
  type BrowserPoints,
  type MapPart,
  navigation,
  scenes,
  useContributions,
} from "@stopbank/plugin-api/browser";
import { browserPlaces } from "@stopbank/plugin-api/browser-host";
import { startBrowserHost, type TestedHost, type TestedPlugin } from "@stopbank/plugin-api/testing/browser";
import type { Scenes } from "@stopbank/scene/scenes";
import { unheard } from "@stopbank/ui/testing/states-of";
import { lazy, type ReactNode, Suspense } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { describe, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { HomePage } from "../home/HomePage.tsx";
import { JobsPanel } from "../jobs/JobsPanel.tsx";
import { createOwnJobs } from "../jobs/ownJobs.ts";
import { SideMenu } from "../menu/SideMenu.tsx";
import { actions } from "../palette/ownSources.ts";
import { loadSources, type Source } from "../palette/sources.ts";
import { Screen } from "../routing/Screen.tsx";
import { ContributedDialog } from "./ContributedDialog.tsx";
import { dialogs } from "./dialogs.ts";
import { HostProvider } from "./hostContext.ts";
import { ownServices } from "./ownServices.ts";

const mark = "Kaituna at Fernside";
const load = async () => ({ default: () => <p>{mark}</p> });

/** A stranger's plugin, which adds to every place. */
const gauges = (rest: Pick<Contribution, "flag" | "access">): TestedPlugin => ({
  manifest: { id: "flood-gauges", flags: ["attributeFilters"], pages: [{ path: "/flood-gauges/*?" }] },
  plugin: {
    contributes: {
      routes: [{ id: "flood-gauges.page", path: "/flood-gauges/:gauge?", load, ...rest }],
      menu: [{ id: "flood-gauges.menu", label: mark, href: "/flood-gauges", icon: CubeIcon, ...rest }],
      homeLinks: [{ id: "flood-gauges.home", label: mark, href: "/flood-gauges", ...rest }],
      homeSections: [{ id: "flood-gauges.rising", title: "Rising rivers", load, ...rest }],
      dialogs: [{ id: "flood-gauges.dialog", load, ...rest }],
      drawerTabs: [
        { id: "flood-gauges.tab", page: "risk", side: "left", label: mark, icon: CubeIcon, load, ...rest },
      ],
      mapTools: [
        {
          id: "flood-gauges.tool",
          page: "risk",
          load: async () => ({ id: mark, enter: () => ({ hint: { text: mark } }) }),
          ...rest,
        },
      ],
      mapFeatures: [
        {
          id: "flood-gauges.layer",
          page: "risk",
          load: async () => ({ id: mark, start: () => ({}) }),
          ...rest,
        },
      ],
      tutorialSteps: [
        {
          id: "flood-gauges.steps",
          page: "risk",
          load: async () => [{ module: "Map Basics", title: mark, text: mark, at: "body" }],
          ...rest,
        },
      ],
      jobStarters: [
        { id: "flood-gauges.read", label: mark, about: mark, kind: "flood-gauges.read", ...rest },
      ],
      adminPanels: [
        { id: "flood-gauges.sites", section: "gauges", title: mark, group: "Data", load, ...rest },
      ],
      paletteActions: [{ id: "flood-gauges.do", label: mark, href: "/flood-gauges", ...rest }],
      paletteSources: [
        {
          id: "flood-gauges.found",
          group: "Gauges",
          load: async () => ({ find: () => [{ key: "1", title: mark }] }),
          ...rest,
        },
      ],
      sceneExtensions: [
        {
          id: "flood-gauges.gauge",
          what: mark,
          encode: String,
          decode: (written) => written,
          isEmpty: (value) => value === "",
          ...(rest.flag === undefined ? {} : { flag: rest.flag }),
        },
      ],
    },
  },
});

// The menu asks how wide the window is, and a dialog where focus was.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
vi.stubGlobal("document", { activeElement: null });

async function drawn(host: TestedHost, part: ReactNode, path = "/home"): Promise<boolean> {
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={path}>
      <HostProvider value={host}>{host.around(<Suspense>{part}</Suspense>)}</HostProvider>
    </Router>,
  );
  return (await text(prelude)).includes(mark);
}

/** The head of the risk page, which names what opens beside the map. */
function RiskHead() {
  const { other } = useDrawerTabs("risk", "right");
  return <PageHead name="Risk" path="/risk" tabs={other} open={undefined} onChoose={() => undefined} />;
}

/** Where administrators look after what there is: a page of the admin plugin, by its front door. */
const Administration = lazy(async () => {
  const pages = adminPlugin.contributes?.routes ?? [];
  const page = pages.find(({ path }) => path.startsWith("/administration"));
  if (page === undefined || !("load" in page)) throw new Error("Administration is no page.");
  return page.load();
});

/** Tells what is added to a place, for whoever looks. */
function Listing<P extends keyof BrowserPoints>({
  place,
  tell,
}: {
  place: P;
  tell: (added: readonly BrowserPoints[P][]) => void;
}) {
  tell(useContributions(place));
  return null;
}

async function addedTo<P extends keyof BrowserPoints>(
  host: TestedHost,
  place: P,
): Promise<readonly BrowserPoints[P][]> {
  let added: readonly BrowserPoints[P][] = [];
  const tell = (now: readonly BrowserPoints[P][]) => {
    added = now;
  };
  await drawn(host, <Listing place={place} tell={tell} />);
  return added;
}

/** Whether the map of the risk page has it. */
async function isOnMap(host: TestedHost, place: "mapTools" | "mapFeatures"): Promise<boolean> {
  const offered: readonly MapPart<{ readonly id: string }>[] = await addedTo(host, place);
  const { parts } = await loadMapParts(offered, "risk", host.services.get, new WeakMap());
  return parts.some(({ id }) => id === mark);
}

/** Whether the risk page's tutorial teaches it. */
async function isTaught(host: TestedHost): Promise<boolean> {
  const { modules } = await loadLessons(await addedTo(host, "tutorialSteps"), "risk", host.services.get);
  return modules.some(({ steps }) => steps.some(({ title }) => title === mark));
}

/** Whether the search of everything finds it. */
async function isFound(sources: readonly Source[]): Promise<boolean> {
  const { signal } = new AbortController();
  const found = await Promise.all(sources.map(({ search }) => search.find("kaituna", 5, signal)));
  return found.flat().some(({ title }) => title === mark);
}

const nobody = { status: "visitor", clients: [] } as const;
const undone = { logIn: unheard, logOut: unheard, giveFeedback: unheard, switchTo: unheard };

/** Whether a place shows what is contributed to it, by the part of the shell that reads it. */
const shows = {
  routes: (host) => drawn(host, <Screen />, "/flood-gauges/kaituna"),
  menu: (host) => drawn(host, <SideMenu />),
  homeLinks: (host) => drawn(host, <HomePage />),
  homeSections: (host) => drawn(host, <HomePage />),
  dialogs: async (host) => {
    (await host.services.get(navigation)).openDialog("flood-gauges.dialog");
    return drawn(host, <ContributedDialog />);
  },
  drawerTabs: (host) => drawn(host, <RiskHead />),
  mapTools: (host) => isOnMap(host, "mapTools"),
  mapFeatures: (host) => isOnMap(host, "mapFeatures"),
  tutorialSteps: isTaught,
  jobStarters: (host) => drawn(host, <JobsPanel own={createOwnJobs(unasked, "testhaven")} />),
  adminPanels: (host) => drawn(host, <Administration />, "/administration/gauges"),
  paletteActions: async (host) =>
    isFound([actions(await addedTo(host, "paletteActions"), host.services.get, nobody, "testhaven", undone)]),
  paletteSources: async (host) =>
    isFound(await loadSources(await addedTo(host, "paletteSources"), host.services.get)),
  sceneExtensions: async (host) => {
    const offered = ownServices(host.client, createMapPages(), host.contributions, []);
    const [, own] = offered.find(([{ name }]) => name === scenes.name) ?? [];
    return (own as Scenes).of("risk").extensions.some(({ what }) => what === mark);
  },
} satisfies Record<keyof BrowserPoints, (host: TestedHost) => Promise<boolean>>;

/** The shell's own way to open a dialog, with what shows it. */
const { client } = await startBrowserHost({ manifest: { id: "none" }, plugin: {} });
const ownTokens: readonly string[] = [dialogs.name, navigation.name];
const withDialogs = {
  services: ownServices(client, createMapPages(), () => [], []).filter(([{ name }]) =>
    ownTokens.includes(name),
  ),
};
const unasked = { headers: () => ({}), fetch: () => Promise.reject(new Error("Nothing is asked here.")) };

describe("what a plugin adds to a place", () => {
  it.each(browserPlaces)("appears under its flag: %s", async (place) => {
    const plugin = gauges({ flag: "attributeFilters" });
    const off = await startBrowserHost(plugin, { roles: [], ...withDialogs });
    const on = await startBrowserHost(plugin, { roles: [], flags: ["attributeFilters"], ...withDialogs });
    expect([off.faults, on.faults]).toEqual([[], []]);
    expect([await shows[place](off), await shows[place](on)]).toEqual([false, true]);
  });

  it("TUT-09: a plugin that is off teaches nothing, and one that is on does", async () => {
    const { manifest, plugin } = gauges({});
    const tested = { plugin, manifest: { ...manifest, enabledBy: "guidePage" as const } };
    const off = await startBrowserHost(tested, { roles: [], ...withDialogs });
    const on = await startBrowserHost(tested, { roles: [], flags: ["guidePage"], ...withDialogs });
    expect([await isTaught(off), await isTaught(on)]).toEqual([false, true]);
  });

  it.each(browserPlaces.filter((place) => place !== "sceneExtensions"))(
    "appears for whom it is for: %s",
    async (place) => {
      const host = await startBrowserHost(gauges({ access: "admin" }), withDialogs);
      const asVisitor = await shows[place](host);
      host.become([]);
      const asMember = await shows[place](host);
      host.become(["admin"]);
      expect([asVisitor, asMember, await shows[place](host)]).toEqual([false, false, true]);
    },
  );
});
