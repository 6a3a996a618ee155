import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ButtonsForm } from "./ButtonsForm.tsx";

const map = { text: "Open the map", url: "/risk" };

export default statesOf(ButtonsForm, {
  empty: { buttons: [], onChange: unheard },
  many: { buttons: [map, { text: "", url: "javascript:alert(1)" }], onChange: unheard },
  full: { buttons: Array.from({ length: 10 }, () => map), onChange: unheard },
});
