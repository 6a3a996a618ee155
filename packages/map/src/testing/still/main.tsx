import { createApiClient } from "@stopbank/contract/client";
import type { Layers } from "@stopbank/contract/layers";
import { routes } from "@stopbank/contract/routes";
import { emptyScene } from "@stopbank/scene/empty";
import { decodeScene } from "@stopbank/scene/query";
import { createSceneStore } from "@stopbank/scene/store";
import { createRoot } from "react-dom/client";
import { usualClassLabels } from "../../feature/classLabels.ts";
import { MapFigure } from "../../figure/MapFigure.tsx";
import { summaryMap } from "../../figure/rules/mapSizes.ts";
import { MapCanvas } from "../../MapCanvas.tsx";
import { mapDataOf } from "../../mapData.ts";
import type { MapHost } from "../../mapHost.ts";
import { drawStill, type StillOptions } from "../../still/drawStill.ts";
import { pictureUrl } from "../../still/pictureUrl.ts";
import { useStill } from "../../still/useStill.ts";

const caption = { elements: ["Buildings"], hazards: ["River flooding, present, once in 100 years"] };

/** As a report has it. */
function Printed({ options }: { options: Omit<StillOptions, "signal"> }) {
  const map = useStill(options);
  if (map.state === "drawing") return <p>The map is being drawn.</p>;
  if (map.state === "failed") return <p>{String(map.error)}</p>;
  return <MapFigure still={map.still} src={map.src} alt="Buildings under a flood." caption={caption} />;
}

/**
 * A page with one scene's map, and the same as a still picture: e2e opens it in a browser in front of the product's server.
 * Its address has the scene.
 */
const headers = () => ({ "ui-client-name": "larkhaven", "x-requested-by": "stopbank" });
const call = createApiClient({ baseUrl: "/api", headers });
const host: MapHost = {
  ...mapDataOf(call),
  requestHeaders: headers,
  maySelect: () => true,
  onSelectRefused: () => undefined,
  onNotice: (message) => document.body.setAttribute("data-notice", message),
  regionsToPick: () => [],
};

declare global {
  interface Window {
    /** Draws the scene for paper, shows it, and tells what came of it. */
    drawHere: (given?: Partial<Omit<StillOptions, "signal">> & { abortAfterMs?: number }) => Promise<object>;
  }
}

async function start(page: HTMLElement): Promise<void> {
  const layers: Layers = await call(routes.layers, {});
  const start = emptyScene("larkhaven", { longitude: 172.938, latitude: -40.293, zoom: 13 });
  const { scene } = decodeScene(window.location.search, start);
  const paper = { scene, layers, host, classLabels: usualClassLabels, size: summaryMap };
  window.drawHere = async ({ abortAfterMs, ...given } = {}) => {
    const signal = abortAfterMs === undefined ? {} : { signal: AbortSignal.timeout(abortAfterMs) };
    const beginMs = performance.now();
    const { picture, ...rest } = await drawStill({ ...paper, ...signal, ...given });
    const tookMs = performance.now() - beginMs;
    const image = new Image();
    image.id = "still";
    image.src = (await pictureUrl(picture)) ?? "";
    await image.decode();
    document.getElementById("still")?.remove();
    document.body.append(image);
    return { ...rest, tookMs, bytes: picture.size, type: picture.type };
  };
  if (new URLSearchParams(window.location.search).has("figure"))
    return createRoot(page).render(<Printed options={paper} />);
  createRoot(page).render(
    <div id="screen">
      <MapCanvas store={createSceneStore(scene)} layers={layers} host={host} classLabels={usualClassLabels} />
    </div>,
  );
}

const page = document.getElementById("page");
if (page !== null) void start(page);
