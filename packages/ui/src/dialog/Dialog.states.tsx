import { Button } from "@blueprintjs/core";
import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Dialog } from "./Dialog.tsx";

const open = { isOpen: true, onClose: unheard, title: "About this map" };
const paragraphs = Array.from({ length: 40 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move.
  <p key={index}>Depths are modelled for a flood that is reached or exceeded once in a hundred years.</p>
));
const actions = (
  <>
    <Button text="Cancel" />
    <Button intent="primary" text="Go on" />
  </>
);

export default statesOf(
  Dialog,
  {
    closed: { ...open, isOpen: false, children: "Not to be seen." },
    text: { ...open, children: "Modelled by the district council." },
    "with actions": { ...open, children: "The scene is replaced.", actions },
    question: {
      ...open,
      role: "alertdialog",
      title: "Leave without saving?",
      children: "It is lost.",
      actions,
    },
    "not to be put off": {
      ...open,
      onClose: undefined,
      title: "Terms",
      children: "They have to be agreed to.",
      actions: <Button intent="primary" text="Go on" />,
    },
    "longer than the window": { ...open, children: paragraphs, actions },
    "long title": {
      ...open,
      title: "Coastal inundation with a sea level rise of one metre and a breached stopbank",
      children: "Text.",
    },
    flush: {
      ...open,
      children: <div style={{ background: "var(--sb-primary-tint)", padding: 40 }}>Edge to edge</div>,
      flush: true,
    },
  },
  { coversPage: true },
);
