import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ButtonsField } from "./ButtonsField.tsx";

const one = { buttons: [{ title: "Open the map", url: "/risk" }], index: 0, onPatch: unheard };

export default statesOf(ButtonsField, {
  one,
  many: { ...one, buttons: [...one.buttons, { title: "", url: "" }] },
});
