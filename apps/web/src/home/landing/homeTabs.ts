/** A tab of the new Home, by the last part of its address; the first tab's is `/home` alone. */
export type HomeTab = "" | "management" | "process" | "contacts" | "about";

/** The tabs of the new Home, in order. */
export const homeTabs = [
  { slug: "", title: "Welcome" },
  { slug: "management", title: "Project Management" },
  { slug: "process", title: "The Process" },
  { slug: "contacts", title: "Contacts" },
  { slug: "about", title: "About Us" },
] as const satisfies readonly { readonly slug: HomeTab; readonly title: string }[];

/** The tab at an address of Home's: that of the last part of it, however it is written. `/new-landing` is Home by another name. */
export function homeTabAt(path: string): HomeTab {
  const [, , slug = ""] = path.toLowerCase().split("/");
  return homeTabs.find((tab) => tab.slug === slug)?.slug ?? "";
}

/** Where a tab is found. */
export const homeTabPath = (slug: HomeTab): string => (slug === "" ? "/home" : `/home/${slug}`);
