import type { AdminPanel } from "@stopbank/plugin-api/browser";

const panel = (section: string, rest: Omit<AdminPanel, "id" | "section">): AdminPanel => ({
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
  panel("branding", {
    title: "Branding",
    group: "Organisation",
    load: () => import("./branding/BrandingPanel.tsx"),
  }),
  panel("texts", {
    title: "Texts",
    group: "Organisation",
    access: "editor",
    load: () => import("./texts/TextsPanel.tsx"),
  }),
  panel("media", {
    title: "Media",
    group: "Organisation",
    access: "editor",
    load: () => import("./media/MediaPanel.tsx"),
  }),
  panel("preferences", {
    title: "Preferences",
    group: "Organisation",
    load: () => import("./preferences/PreferencesPanel.tsx"),
  }),
  panel("domains", {
    title: "E-mail domains",
    group: "People",
    load: () => import("./domains/DomainsTab.tsx"),
  }),
  panel("sign-in", {
    title: "Council sign-in",
    group: "People",
    load: () => import("./sign-in/SignInPanel.tsx"),
  }),
  panel("second-factors", {
    title: "Second factors",
    group: "People",
    load: () => import("./second-factors/SecondFactorsPanel.tsx"),
  }),
  panel("tokens", {
    title: "API tokens",
    group: "People",
    load: () => import("./tokens/TokensPanel.tsx"),
  }),
  panel("datasets", {
    title: "Dataset versions",
    group: "Data",
    load: () => import("./datasets/DatasetsPanel.tsx"),
  }),
  panel("usage", {
    title: "Usage",
    group: "Activity",
    load: () => import("./usage/UsagePanel.tsx"),
  }),
  panel("feedback", {
    title: "Feedback",
    group: "Activity",
    load: () => import("./feedback/FeedbackPanel.tsx"),
  }),
  panel("jobs", {
    title: "Jobs",
    group: "Activity",
    load: () => import("./jobs/JobsPanel.tsx"),
  }),
  panel("trail", {
    title: "Audit trail",
    group: "Activity",
    load: () => import("./trail/TrailPanel.tsx"),
  }),
];

/** What those see who look after the installation. The server says who does, and asks again. */
export const operatorPanels: readonly AdminPanel[] = [
  panel("clients", {
    title: "Clients",
    group: "Installation",
    access: "editor",
    load: () => import("./clients/ClientsPanel.tsx"),
  }),
];
