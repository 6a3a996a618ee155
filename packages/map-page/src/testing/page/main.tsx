import "@stopbank/ui/styles";
import "@stopbank/map/styles.css";
import "../../styles/index.css";
import { offered } from "@stopbank/map/testing/offered";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { createRoot } from "react-dom/client";
import { MapWorkspace } from "../../MapWorkspace.tsx";
import { createMapPages, mapPages } from "../../page/mapPages.ts";
import { storiesPlugin } from "./storiesPlugin.tsx";

/** A map page as the shell shows it, with a stranger's plugin, over tiles that are empty: e2e opens it in a browser. */
const host = await startBrowserHost(storiesPlugin, {
  flags: window.location.search.includes("stories") ? ["riskStories"] : [],
  roles: [],
  services: [[mapPages, createMapPages()]],
  answer: (path) =>
    path.startsWith("/api/layer") && !path.includes("/layer/")
      ? Response.json(offered)
      : Response.json([], { status: 200 }),
});

const page = document.getElementById("page");
if (page !== null)
  createRoot(page).render(
    host.around(<MapWorkspace id="risk" name="Risk" title="Risk map" side="right" label="Layers and risk" />),
  );
