import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PictureMenuView } from "./PictureMenuView.tsx";

const usual = {
  blockedBy: undefined,
  onCopy: unheard,
  onSave: unheard,
  onPrint: unheard,
  isPrintForSignedIn: false,
};

export default statesOf(PictureMenuView, {
  "signed in": usual,
  visitor: { ...usual, isPrintForSignedIn: true },
  "a page without a document": { ...usual, onPrint: undefined },
  blocked: { ...usual, blockedBy: "A comparison has two maps. Stop comparing to make a picture of one." },
});
