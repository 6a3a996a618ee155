import type { MapFeature } from "@stopbank/map/feature";
import type { MapTool } from "@stopbank/map/tool";
import type { SceneExtension } from "@stopbank/scene/extension";
import type { ComponentType } from "react";
import type { PaletteAction, PaletteSource } from "./browser/palette.ts";
import type { TutorialStep } from "./browser/tutorialStep.ts";
import type { Contribution, Get, Service } from "./common.ts";

export { Contributed } from "./browser/Contributed.tsx";
export type { StandIn } from "./browser/ContributionStandIn.tsx";
export { loadCode } from "./browser/loadCode.ts";
export { type DeliveryWords, type PageJobs, pageJobs } from "./browser/pageJobs.ts";
export {
  type Palette,
  type PaletteAction,
  type PaletteItem,
  type PaletteSearch,
  type PaletteSource,
  palette,
} from "./browser/palette.ts";
export { ServicesProvider, useGet, useOptionalService, useService } from "./browser/services.ts";
export {
  type ClientChoice,
  type ClientInfo,
  call,
  client,
  clientLeft,
  contributions,
  type Feedback,
  type FeedbackScreen,
  feedback,
  type Live,
  manifests,
  type Navigation,
  type Network,
  navigation,
  network,
  type Previews,
  previews,
  type Session,
  type SessionInfo,
  scenes,
  session,
  terms,
  toaster,
} from "./browser/shellServices.ts";
export type { TutorialModule, TutorialStep } from "./browser/tutorialStep.ts";
export { useContributions, useViewer } from "./browser/useContributions.ts";
export { useOnReturn } from "./browser/useOnReturn.ts";
export {
  useCall,
  useClient,
  useFeedback,
  useNavigation,
  useNetwork,
  useSession,
  useTerms,
  useToaster,
} from "./browser/useShell.ts";
export { useTitle } from "./browser/useTitle.ts";

/** Code behind a contribution, fetched when it is first shown. */
export type Lazy<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** Draws at `size` pixels: an icon of `@blueprintjs/icons`, imported by its own name. */
export type MenuIcon = ComponentType<{ size?: number; "aria-hidden"?: boolean }>;

interface Addressed extends Contribution {
  /** As wouter matches it: `/risk/stories/:storyId?`, `/guide/*?`. It lies in a page of the manifest, whose access holds. */
  readonly path: string;
}

export interface ShownRoute extends Addressed {
  /** `page` scrolls beside the side menu, `map` fills the space there, `bare` has the window to itself. */
  readonly layout?: "page" | "map" | "bare";
  readonly load: Lazy;
}

/**
 * An address within the page of another route, which is shown there as well and stays as it is on the way between the two:
 * `/risk/stories`, where a tab of the risk map stands open.
 */
export interface RouteWithin extends Addressed {
  /** The id of that route: `risk.map`. */
  readonly within: string;
}

export type Route = ShownRoute | RouteWithin;

/**
 * An entry of the side menu. Home stands at 0, Risk at 20, Access at 30, Summary at 40; what goes second takes
 * 10, the rest 50 and up.
 */
export type MenuEntry = MenuLink | MenuOpener;

interface MenuFace extends Contribution {
  readonly label: string;
  readonly icon: MenuIcon;
  readonly badge?: "Beta";
  /** `bottom` is the group with Notifications and Logout. */
  readonly group?: "main" | "bottom";
  /** The entry shows only under this path (`/risk`). */
  readonly onlyUnder?: string;
}

export interface MenuLink extends MenuFace {
  readonly href: string;
  /** Opens an address outside the app in a new tab. */
  readonly external?: true;
  readonly dialog?: never;
}

/** Leads nowhere: it opens a contributed dialog over the page one is on. */
export interface MenuOpener extends MenuFace {
  /** The id of the contribution: `risk.tutorial`. */
  readonly dialog: string;
}

/** A way into the app that the home page offers: the first stands out. Order as in the side menu. */
export interface HomeLink extends Contribution {
  /** What following it does: "Open the risk map". */
  readonly label: string;
  readonly href: string;
}

/**
 * A part of the home page for whoever comes back: saved views, recent reports. It stands under its title, and says itself what it is
 * for while there is nothing in it yet. The shell's own: 'Continue where you were' at 10, 'Recent reports' at 30, 'What changed in the
 * data' at 40.
 */
export interface HomeSection extends Contribution {
  /** Its heading: "Saved views". */
  readonly title: string;
  readonly load: Lazy;
}

/** A tab of a drawer of a map page. */
export interface DrawerTab extends Contribution {
  /** The page, by the name of its scene: `risk`. */
  readonly page: string;
  /** Of the main drawer of `/risk`, `right`; tabs of the other drawer are chosen at the page's head. */
  readonly side: "left" | "right";
  /**
   * Its name in scenes and links, unique in the page: up to 60 letters, digits, dots and hyphens, a letter first. The
   * contribution's id without one; it never changes.
   */
  readonly tab?: string;
  readonly label: string;
  readonly icon: MenuIcon;
  /**
   * Of a tab at the page's head: its address below the page's own, `stories` for `/risk/stories`. Choosing it goes there, and
   * there it is open. The plugin has a route for it, within the page's (`RouteWithin`).
   */
  readonly address?: string;
  /**
   * Of a tab at the page's head that itself says what the map shows, as stories do: while it is open, nobody adds layers
   * or an area, or measures, and it stays open on full screen.
   */
  readonly leadsMap?: boolean;
  /**
   * Of a tab at the page's head: whether there is anything in it, asked with the page. Until that is known, and where asking
   * fails, the tab shows at its own address alone.
   */
  readonly isOffered?: (get: Get) => Promise<boolean>;
  /** Fetched with the page. */
  readonly load: Lazy;
  /** What stays at the drawer's foot while the tab is open. */
  readonly loadFoot?: Lazy;
}

/** What a plugin adds to a map page: to its map beside what every map has, or to its tutorial. */
export interface MapPart<T> extends Contribution {
  /** The page, by the name of its scene. */
  readonly page: string;
  /** Fetched with the page, and made once for each visit of it; steps of a tutorial when that is opened. */
  readonly load: (get: Get) => Promise<T>;
}

/** Work that can be started from the Jobs popover, for whoever may: a kind of job that asks nothing. */
export interface JobStarter extends Contribution {
  /** What starting it does: "Verify dataset". */
  readonly label: string;
  /** What it is for, in a sentence. */
  readonly about: string;
  /** The id of the kind in the plugin's server half, which checks again who may. */
  readonly kind: string;
}

/** A panel of Administration, at `/administration/<section>`. */
export interface AdminPanel extends Contribution {
  /** Its place in the address, unique in the app: `branding`. The contribution's id without one. */
  readonly section?: string;
  readonly title: string;
  /** The heading it stands under, in the order of their first panels. */
  readonly group: "Organisation" | "People" | "Data" | "Activity" | "Installation";
  readonly load: Lazy;
}

/** Every place a plugin can add to, listed by `browserPlaces`. */
export interface BrowserPoints {
  routes: Route;
  menu: MenuEntry;
  homeLinks: HomeLink;
  homeSections: HomeSection;
  /** What the plugin keeps in the scenes of map pages, and in every link to them. Tiny: it is loaded with the plugin. */
  sceneExtensions: Omit<Contribution, "access" | "order"> & SceneExtension;
  drawerTabs: DrawerTab;
  mapTools: MapPart<MapTool>;
  mapFeatures: MapPart<MapFeature>;
  /** Steps of a page's tutorial, those alone that hold for the client and the reader. */
  tutorialSteps: MapPart<readonly TutorialStep[]>;
  jobStarters: JobStarter;
  adminPanels: AdminPanel;
  /** What the shell's search of everything (Ctrl-K) can do and find, beside the pages of the menu. */
  paletteActions: PaletteAction;
  paletteSources: PaletteSource;
  dialogs: Contribution & { readonly load: Lazy<{ close: () => void }> };
}

export interface BrowserPlugin {
  readonly contributes?: { readonly [P in keyof BrowserPoints]?: readonly BrowserPoints[P][] };
  readonly services?: readonly Service[];
}
