import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { demo } from "../../testing/guide.ts";
import { DemoView } from "./DemoView.tsx";

const shared = {
  title: demo.title,
  summary: demo.summary,
  breadcrumb: null,
  videoUrl: "media/film.webm",
  captionsUrl: "data:text/vtt,WEBVTT",
  posterUrl: undefined,
  widthPx: 1280,
  heightPx: 720,
  transcript: <p>The risk map opens on Larkhaven.</p>,
  isBroken: false,
  onBroken: unheard,
  onRetry: unheard,
};

export default statesOf(DemoView, {
  usual: shared,
  "no summary": { ...shared, summary: " " },
  failed: { ...shared, isBroken: true },
});
