import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AddViewView } from "./AddViewView.tsx";

const fresh = {
  isOpen: true,
  stories: ready([{ id: 1, title: "A flood of the Awatōrea" }]),
  story: undefined,
  chapters: undefined,
  chapter: 0,
  title: "",
  taken: "It takes the view, 3 layers and 2 regions from the map.",
  isWorking: false,
  problem: undefined,
  onStory: unheard,
  onChapter: unheard,
  onTitle: unheard,
  onAdd: unheard,
  onClose: unheard,
};

export default statesOf(
  AddViewView,
  {
    loading: { ...fresh, stories: loading },
    failed: {
      ...fresh,
      stories: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
    },
    new: fresh,
    chosen: { ...fresh, story: 1, chapters: ["The river", ""] },
    "chapters coming": { ...fresh, story: 1 },
    refused: { ...fresh, problem: "The step could not be added." },
    working: { ...fresh, isWorking: true },
  },
  { coversPage: true },
);
