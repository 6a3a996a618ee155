import { blockLayouts } from "@stopbank/contract/block-layouts";
import type { ContentBlock } from "@stopbank/contract/blocks";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { BlockView } from "./BlockView.tsx";
import "./blocks.css";

export const full: ContentBlock = {
  type: "content",
  header: "Choose what matters to you",
  content: "Add **buildings**, roads or pipes.\n\n- Buildings\n- Roads",
  imageUrl: "/logos/full.svg",
  imageAlt: "The map with its list of layers",
  boxHeader: "Not assessed",
  boxContent: "What no study covered is hatched.",
  buttons: [
    { text: "Open the risk map", url: "/risk" },
    { text: "Elsewhere", url: "https://example.org" },
  ],
};

const prefix = "/media/larkhaven/";

export default statesOf(BlockView, {
  ...(Object.fromEntries(
    blockLayouts.map((type) => [type, { block: { ...full, type }, prefix }] as const),
  ) as Record<ContentBlock["type"], { block: ContentBlock; prefix: string }>),
  "head of a page": { block: { ...full, type: "banner" }, prefix, heading: 1, isFirst: true },
  "with a background": {
    block: { ...full, type: "banner", backgroundImageUrl: '/logos/full.svg?"a b"' },
    prefix,
  },
  "with a background of an odd name": {
    block: { ...full, type: "banner", backgroundImageUrl: "media/50%.webp" },
    prefix,
  },
  "with a film": {
    block: { ...full, type: "side-image", videoUrl: "media/film.webm", captionsUrl: "media/film.vtt" },
    prefix,
  },
  nothing: { block: { type: "side-image-filled" }, prefix },
  "long text": {
    block: {
      ...full,
      type: "side-box",
      header: "Te Whanganui-a-Tara ".repeat(12),
      content: "Words. ".repeat(200),
    },
    prefix,
  },
});
