import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { UploadsView } from "./UploadsView.tsx";
import type { Upload } from "./upload.ts";

const preview = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#2b6cb0"/></svg>')}`;
const upload = (id: number, more: Partial<Upload> = {}): Upload => ({
  id,
  file: new File(["x"], `IMG_${id}.jpg`),
  alternativeText: "",
  preview,
  state: { is: "new" },
  ...more,
});
const added = {
  name: "0123456789abcdef0123456789abcdef-4x3.webp",
  kind: "picture",
  bytes: 1,
  width_px: 4,
  height_px: 3,
  original_name: "IMG_7.jpg",
  alternative_text: "The bridge.",
  at: "2026-11-28T00:00:00.000Z",
  is_new: true,
  room: { bytes: 1, most_bytes: 2, files: 1, most_files: 2 },
} as const;
const words = { alternativeText: "The Awatōrea in flood." };
const shared = { onFiles: unheard, onDescribe: unheard, onDrop: unheard, onSend: unheard };

export default statesOf(UploadsView, {
  empty: { ...shared, uploads: [] },
  "needs words": { ...shared, uploads: [upload(1), upload(2, words)] },
  ready: {
    ...shared,
    uploads: [
      upload(1, words),
      { id: 2, file: new File(["x"], "evacuation.webm"), alternativeText: "", state: { is: "new" } },
    ],
  },
  "on their way": {
    ...shared,
    uploads: [
      upload(1, { ...words, state: { is: "sending", share: 0.4 } }),
      upload(2, { ...words, state: { is: "sending", share: 1 } }),
      upload(3, { ...words, state: { is: "waiting" } }),
    ],
  },
  over: {
    ...shared,
    uploads: [
      upload(1, { ...words, state: { is: "added", medium: added } }),
      upload(2, { ...words, state: { is: "added", medium: { ...added, is_new: false } } }),
      upload(3, {
        ...words,
        state: {
          is: "failed",
          why: "HEIC, as phones take pictures, is not taken. Save or share the picture as JPEG.",
        },
      }),
    ],
  },
  "long text": {
    ...shared,
    uploads: [upload(1, { file: new File(["x"], `${"a-long-name-".repeat(20)}.jpg`) })],
  },
});
