import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ImportView } from "./ImportView.tsx";

const found = {
  kind: "story",
  name: "7",
  title: "A flood of the Awatōrea",
  new_media: { files: 2, bytes: 3_400_000 },
  room: { bytes: 120_000_000, most_bytes: 500_000_000, files: 40, most_files: 5_000 },
  latest: 3,
  draft: {
    revision: "r",
    saved_at: "2026-11-24T08:00:00.000Z",
    saved_by: "mere@larkhaven.example",
    title: "A flood of the river",
  },
};
const handlers = { onReplace: unheard, onCopy: unheard, onClose: unheard };

export default statesOf(
  ImportView,
  {
    sending: { ...handlers, state: { is: "sending", what: "look", share: 0.4 } },
    checked: { ...handlers, state: { is: "sending", what: "look", share: 1 } },
    kept: { ...handlers, state: { is: "sending", what: "import", share: 1 } },
    "here already": { ...handlers, state: { is: "asking", found } },
    "here without a draft": {
      ...handlers,
      state: { is: "asking", found: { ...found, draft: null, new_media: { files: 0, bytes: 0 } } },
    },
    mistakes: {
      ...handlers,
      state: {
        is: "refused",
        words:
          "There are 2 mistakes in this content, so nothing was changed.\nstories/7.yaml:4: titel is no field of it. Remove it, or look for a misspelt name.\nstories/7.yaml:9: There is no media/none.webp. Put the file into the folder media, or name one that is there.",
      },
    },
    "too large": { ...handlers, state: { is: "refused", words: "The file is larger than 64 MiB." } },
  },
  { coversPage: true },
);
