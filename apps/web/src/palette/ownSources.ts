import type { FeatureFlag } from "@stopbank/contract/flags";
import type { Get } from "@stopbank/plugin-api";
import type { MenuEntry, PaletteAction, PaletteItem, SessionInfo } from "@stopbank/plugin-api/browser";
import { bestFits } from "@stopbank/ui/by-words";
import { type HomeTab, homeTabPath, homeTabs } from "../home/landing/homeTabs.ts";
import type { Source } from "./sources.ts";

/** Of the shell, found by its words. */
interface Listed extends PaletteItem {
  /** Found by these as well. */
  readonly words?: string;
}

const source = (id: string, group: string, items: readonly Listed[]): Source => ({
  id: `shell.${id}`,
  group,
  plugin: "shell",
  search: {
    find: (text, mostItems) =>
      bestFits(text, items, ({ title, words, detail = "" }) => ({
        title,
        words: `${words ?? ""} ${detail}`,
      })).slice(0, mostItems),
  },
});

/** What the shell's own pages hang on. */
export interface PagesAround extends Pick<SessionInfo, "status"> {
  readonly isOn: (flag: FeatureFlag) => boolean;
  /** Whether a tab of the new Home has nothing to show, so that its address leads to the first one. */
  readonly isEmptyTab: (tab: HomeTab) => boolean;
  /** Where the client's methods report is, if it is a page of this app. */
  readonly methodsPath: string | undefined;
}

/** Where the menu leads, and the shell's own pages that it does not name. */
export const pages = (
  entries: readonly MenuEntry[],
  { status, isOn, isEmptyTab, methodsPath }: PagesAround,
): Source => {
  const isMember = status === "signed-in";
  const tabs = homeTabs.filter(({ slug }) => slug !== "" && !isEmptyTab(slug));
  const own: readonly Listed[] = [
    ...(isOn("newLandingPage")
      ? tabs.map(({ slug, title }) => pageAt(homeTabPath(slug), title, { detail: "Home" }))
      : []),
    // Where Home has no tabs the menu leads there.
    ...(isMember && isOn("newLandingPage") && isOn("onboardingPage")
      ? [pageAt("/onboarding", "Getting Started")]
      : []),
    ...(methodsPath === undefined
      ? []
      : [pageAt(methodsPath, "Methodology Report", { words: "methods figures" })]),
    ...(isMember ? [pageAt("/account", "Your account", { words: "password sessions profile" })] : []),
    pageAt("/accessibility", "Accessibility statement"),
  ];
  const inMenu = entries.flatMap((entry) =>
    "href" in entry && entry.external !== true
      ? [{ key: entry.id, title: entry.label, href: entry.href }]
      : [],
  );
  return source("pages", "Pages", [...inMenu, ...own]);
};

const pageAt = (href: string, title: string, more: Pick<Listed, "words" | "detail"> = {}): Listed => ({
  key: href,
  title,
  href,
  ...more,
});

/** What the shell itself does, for the actions below. */
export interface OwnDeeds {
  readonly logIn: () => void;
  readonly logOut: () => void;
  readonly giveFeedback: () => void;
  readonly switchTo: (clientName: string) => void;
}

/**
 * What can be done, plugins' first.
 *
 * @param current the name of the client in use, which one does not switch to.
 */
export function actions(
  contributed: readonly PaletteAction[],
  get: Get,
  { status, clients }: Pick<SessionInfo, "status" | "clients">,
  current: string,
  deeds: OwnDeeds,
): Source {
  const ofPlugins = contributed.map(
    ({ id, label, href, load }): Listed => ({
      key: id,
      title: label,
      ...(href === undefined ? {} : { href }),
      ...(load === undefined ? {} : { run: async () => (await load())(get) }),
    }),
  );
  const switching = clients
    .filter(({ client_name }) => client_name !== current)
    .map(
      ({ client_name, display_name }): Listed => ({
        key: `switch ${client_name}`,
        title: `Switch client: ${display_name}`,
        words: "change organisation",
        run: () => deeds.switchTo(client_name),
      }),
    );
  const leaving: Listed =
    status === "signed-in"
      ? { key: "log out", title: "Log out", words: "sign out leave", run: deeds.logOut }
      : { key: "log in", title: "Log in", words: "sign in", run: deeds.logIn };
  const feedback: Listed = {
    key: "feedback",
    title: "Submit feedback",
    words: "comment issue suggestion contact",
    run: deeds.giveFeedback,
  };
  return source("actions", "Actions", [...ofPlugins, ...switching, feedback, leaving]);
}
