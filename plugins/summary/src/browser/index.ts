import { TimelineBarChartIcon } from "@blueprintjs/icons";
import { service } from "@stopbank/plugin-api";
import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { keptSummaries } from "./keptSummaries.ts";

export default {
  contributes: {
    routes: [
      {
        id: "summary.page",
        path: "/summary/*?",
        access: "signed-in",
        layout: "page",
        load: () => import("./SummaryPage.tsx"),
      },
    ],
    menu: [
      {
        id: "summary.menu",
        label: "Summary",
        href: "/summary",
        icon: TimelineBarChartIcon,
        access: "signed-in",
        order: 40,
      },
    ],
  },
  services: [
    service(keptSummaries, {}, () =>
      import("./createKeptSummaries.ts").then(({ createKeptSummaries }) => createKeptSummaries()),
    ),
  ],
} satisfies BrowserPlugin;
