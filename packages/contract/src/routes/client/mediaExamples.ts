import type { RouteExample } from "../../route.ts";
import type { AddedMedium, ListedMedium, MediaRoom } from "../../schemas/administration/media.ts";

const room: MediaRoom = { bytes: 518_605, most_bytes: 500_000_000, files: 10, most_files: 5_000 };
const withOneMore: MediaRoom = { ...room, bytes: 518_739, files: 11 };

const plain: ListedMedium = {
  name: "20b2ef54fcaf7fd2a0f9d9f839859188-1200x675.webp",
  kind: "picture",
  bytes: 58_870,
  width_px: 1_200,
  height_px: 675,
  original_name: "plain.png",
  alternative_text: "The Awatōrea winding over its plain below the ranges, from the air",
  at: "2026-11-29T10:17:46.254Z",
  by: null,
  used_in: [
    { kind: "onboardingPage", name: "" },
    { kind: "story", name: "1" },
  ],
};

const added: AddedMedium = {
  name: "15198241a44cf2a6da7111c910ba5a97-40x20.svg",
  kind: "drawing",
  bytes: 134,
  width_px: 40,
  height_px: 20,
  original_name: "awa.svg",
  alternative_text: "The river",
  at: "2026-11-29T10:18:12.013Z",
  is_new: true,
  room: withOneMore,
};
const { name } = added;
const described = "The Awatōrea in flood";

export const mediaExamples = {
  mediumFile: {
    params: { client: "larkhaven", medium: plain.name },
    query: { w: "640" },
    headers: { "content-type": "image/webp" },
  },
  media: {
    query: { kind: "picture", search: "plain" },
    response: { media: [plain], next_cursor: null, room },
  },
  mediaAmong: { query: { names: plain.name }, response: { names: [plain.name] } },
  addMedium: {
    query: { file_name: added.original_name, alternative_text: added.alternative_text },
    response: added,
  },
  describeMedium: {
    params: { medium: name },
    body: { alternative_text: described },
    response: { name, alternative_text: described, before: added.alternative_text },
  },
  deleteMedium: { params: { medium: name }, response: { name, room } },
} satisfies Readonly<Record<string, RouteExample>>;
