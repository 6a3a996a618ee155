import type { ListedMedium } from "@stopbank/contract/media";

const hash = "0123456789abcdef0123456789abcde";

/** For the states of views. */
export const sampleMedia: readonly ListedMedium[] = [
  {
    name: `${hash}1-1280x800.webp`,
    kind: "picture",
    bytes: 84_000,
    width_px: 1_280,
    height_px: 800,
    original_name: "bridge.jpg",
    alternative_text: "The Awatōrea in flood, seen from the bridge.",
    at: "2026-11-28T00:00:00.000Z",
    by: "editor@stopbank.example",
    used_in: [{ kind: "story", name: "1" }],
  },
  {
    name: `${hash}2-40x40.svg`,
    kind: "drawing",
    bytes: 900,
    width_px: 40,
    height_px: 40,
    original_name: "gauge.svg",
    alternative_text: "A gauge board",
    at: "2026-11-27T00:00:00.000Z",
    by: null,
    used_in: [],
  },
  {
    name: `${hash}3-1280x720.webm`,
    kind: "film",
    bytes: 1_900_000,
    width_px: 1_280,
    height_px: 720,
    original_name: `${"assessing-risk-".repeat(8)}.webm`,
    alternative_text: "",
    at: "2026-11-26T00:00:00.000Z",
    by: "editor@stopbank.example",
    used_in: [
      { kind: "guideDemo", name: "assessing-risk-to-assets" },
      { kind: "story", name: "1" },
      { kind: "story", name: "2" },
    ],
  },
  {
    name: `${hash}4.vtt`,
    kind: "captions",
    bytes: 2_300,
    width_px: null,
    height_px: null,
    original_name: "assessing.vtt",
    alternative_text: "",
    at: "2026-11-25T00:00:00.000Z",
    by: null,
    used_in: [],
  },
];
