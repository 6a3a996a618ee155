import type { RouteExample } from "../../route.ts";
import type { LookedAtText } from "../../schemas/administration/transfer.ts";

const story = { kind: "story", name: "1" };

/** Of `title: A flood`, `description: What it reaches.` and `chapters: []`, as YAML. */
const looked: LookedAtText = {
  kind: "story",
  name: null,
  title: "A flood",
  new_media: { files: 0, bytes: 0 },
  room: { bytes: 518_605, most_bytes: 500_000_000, files: 10, most_files: 5_000 },
  latest: 0,
  draft: null,
};

export const transferExamples = {
  exportContent: {
    query: story,
    headers: { "content-disposition": 'attachment; filename="larkhaven-story-1.zip"' },
  },
  lookAtText: { query: { kind: "story" }, response: looked },
  importContent: {
    query: { kind: "story", name: "7", as: "draft" },
    response: { changed: 1, unchanged: 0, new_media: 0, described_media: 0 },
  },
} satisfies Readonly<Record<string, RouteExample>>;
