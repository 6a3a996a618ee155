import type { AdminPanel } from "@stopbank/plugin-api/browser";

const panel = (section: string, rest: Omit<AdminPanel, "id" | "section" | "access">): AdminPanel => ({
  id: `admin.${section}`,
  section,
  access: "admin",
  ...rest,
});

/** What Administration brings by itself. They come with its page, and not with the first code of every visitor. */
export const ownPanels: readonly AdminPanel[] = [
  panel("features", {
    title: "Features",
    group: "Organisation",
    load: () => import("./features/FeaturesPanel.tsx"),
  }),
  panel("domains", {
    title: "E-mail domains",
    group: "People",
    load: () => import("./domains/DomainsTab.tsx"),
  }),
  panel("trail", {
    title: "Audit trail",
    group: "Activity",
    load: () => import("./trail/TrailPanel.tsx"),
  }),
];
