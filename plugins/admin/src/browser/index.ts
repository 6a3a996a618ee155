import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { verifyDatasetKind } from "../verifyDatasetKind.ts";
import { SlidersIcon } from "./administration/SlidersIcon.tsx";
import { UsersIcon } from "./users/UsersIcon.tsx";

const plugin: BrowserPlugin = {
  contributes: {
    routes: [
      {
        id: "admin.users",
        path: "/manage-users",
        access: "admin",
        layout: "page",
        load: () => import("./users/ManageUsersPage.tsx"),
      },
      {
        id: "admin.administration",
        path: "/administration/:section?",
        access: "editor",
        layout: "page",
        load: () => import("./administration/AdministrationPage.tsx"),
      },
    ],
    menu: [
      {
        id: "admin.users-menu",
        label: "Manage Users",
        href: "/manage-users",
        icon: UsersIcon,
        group: "bottom",
        access: "admin",
      },
      {
        id: "admin.administration-menu",
        label: "Administration",
        href: "/administration",
        icon: SlidersIcon,
        group: "bottom",
        access: "editor",
      },
    ],
    paletteSources: [
      {
        id: "admin.panels",
        group: "Administration",
        order: 50,
        access: "editor",
        load: async (get) => (await import("./palette.ts")).panelSource(get),
      },
    ],
    jobStarters: [
      {
        id: "admin.verify-dataset",
        label: "Verify dataset",
        about: "Reads every file behind the map again and says which are damaged.",
        kind: verifyDatasetKind,
        access: "admin",
      },
    ],
  },
};
export default plugin;
