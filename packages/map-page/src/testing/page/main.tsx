import "@stopbank/ui/styles";
import { offered } from "@stopbank/map/testing/offered";
import { navigation } from "@stopbank/plugin-api/browser";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { Toasts } from "@stopbank/ui/toasts";
import { createRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { createMapPages, mapPages } from "../../page/mapPages.ts";
import { Site } from "./Site.tsx";
import { storiesPlugin } from "./storiesPlugin.tsx";

/** Map pages as the shell shows them, with a stranger's plugin, over tiles that are empty: e2e opens it in a browser. */
const pages = createMapPages();
const host = await startBrowserHost(storiesPlugin, {
  flags: window.location.search.includes("stories") ? ["riskStories"] : [],
  roles: [],
  services: [
    [mapPages, pages],
    [navigation, { go: navigate, openDialog: () => undefined }],
  ],
  answer: (path) =>
    path.startsWith("/api/layer") && !path.includes("/layer/")
      ? Response.json(offered)
      : Response.json([], { status: 200 }),
});

const page = document.getElementById("page");
if (page !== null)
  createRoot(page).render(
    host.around(
      <>
        <Site leaveClient={pages.leave} />
        <Toasts toaster={host.toaster} />
      </>,
    ),
  );
