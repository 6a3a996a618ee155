import { HomeIcon, LearningIcon, WalkIcon } from "@blueprintjs/icons";
import type { FeatureFlag } from "@stopbank/contract/flags";
import type { MenuEntry, MenuLink } from "@stopbank/plugin-api/browser";

const home: MenuEntry = { id: "shell.home", label: "Home", href: "/home", icon: HomeIcon, order: 0 };
const access: MenuLink = { id: "shell.access", label: "Access", href: "/access", icon: WalkIcon, order: 30 };
/** Third, behind the guide, where that is second (AMB-24). */
const onboarding: MenuEntry = {
  id: "shell.onboarding",
  label: "Getting Started",
  href: "/onboarding",
  icon: LearningIcon,
  order: 15,
};

export interface MenuSurroundings {
  readonly path: string;
  readonly isOn: (flag: FeatureFlag) => boolean;
  readonly isSignedIn: boolean;
  /** Where the client's access site is, outside of this one. */
  readonly accessSite?: string | undefined;
}

/**
 * The entries of the side menu, in order: the shell's own among those of plugins.
 *
 * @param contributed those that are for this viewer.
 */
export function menuEntries(
  contributed: readonly MenuEntry[],
  { path, isOn, isSignedIn, accessSite }: MenuSurroundings,
): { readonly main: readonly MenuEntry[]; readonly bottom: readonly MenuEntry[] } {
  const own = [
    home,
    // The new Home leads there itself.
    ...(isSignedIn && isOn("onboardingPage") && !isOn("newLandingPage") ? [onboarding] : []),
    ...(isOn("hideAccessModule") ? [] : [accessSite === undefined ? access : outside(access, accessSite)]),
  ];
  const entries = [...own, ...contributed]
    .filter(({ onlyUnder }) => onlyUnder === undefined || isUnder(path, onlyUnder))
    .toSorted((a, b) => (a.order ?? 50) - (b.order ?? 50) || (a.id < b.id ? -1 : 1));
  return {
    main: entries.filter(({ group }) => group !== "bottom"),
    bottom: entries.filter(({ group }) => group === "bottom"),
  };
}

const outside = (entry: MenuLink, href: string): MenuLink => ({ ...entry, href, external: true });

/** Whether an entry leads to where the reader is. */
export const isCurrent = ({ href }: Pick<MenuLink, "href">, path: string): boolean =>
  isUnder(path, href) || (href === "/home" && path === "/");

const isUnder = (path: string, href: string) => path === href || path.startsWith(`${href}/`);
