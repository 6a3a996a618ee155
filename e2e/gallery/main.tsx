/// <reference types="vite/client" />
import "@stopbank/ui/styles";
import "@stopbank/charts/styles.css";
import "@stopbank/map/figure.css";
import "@stopbank/map/styles.css";
import "@stopbank/map-page/styles.css";
import "./gallery.css";
import { applyTheme } from "@stopbank/ui/theme";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { brands } from "./brands.ts";
import { Gallery } from "./Gallery.tsx";
import { OneState } from "./OneState.tsx";
import { sections } from "./sections.ts";

// Neither an app nor a plugin has a front door for its looks.
import.meta.glob(
  [
    "../../apps/web/src/styles/index.css",
    "../../plugins/*/src/browser/styles/index.css",
    // What is fetched with a panel or a page of its own: its container has it, which is not drawn here.
    "../../apps/web/src/{factors,notes,ownAccount,pages,previews,terms}/*.css",
    "../../plugins/*/src/browser/*/**/*.css",
    "../../plugins/*/src/print/*.css",
    "../../plugins/*/src/embed/**/*.css",
  ],
  { eager: true },
);

/** What the address asks for: `#brand=dark`, `#view=ui/Dialog&state=flush`. */
function Asked() {
  const asked = new URLSearchParams(useSyncExternalStore(followAddress, () => location.hash.slice(1)));
  const [view, state, brand] = [asked.get("view"), asked.get("state"), asked.get("brand") ?? ""];
  applyTheme(brands[brand]);
  if (view === null || state === null) return <Gallery sections={sections} brand={brand} />;
  return <OneState sections={sections} view={view} state={state} key={`${view} ${state}`} />;
}

function followAddress(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Asked />);
