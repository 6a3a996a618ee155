import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ViewForm } from "./ViewForm.tsx";

const empty = {
  words: { name: "", folder: "", isShared: false },
  folders: ["Rivers", "Coast"],
  maySayWho: true,
  action: "Save",
  isBusy: false,
  problem: undefined,
  onSubmit: unheard,
  onCancel: unheard,
};
const words = { name: "Low town in a flood", folder: "Rivers", isShared: true };

export default statesOf(ViewForm, {
  empty,
  written: { ...empty, words },
  "of somebody else's": { ...empty, words, maySayWho: false },
  busy: { ...empty, words, isBusy: true },
  refused: {
    ...empty,
    words,
    problem: "There is a view of that name in this folder. Choose another name or another folder.",
  },
});
