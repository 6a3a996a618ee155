import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { BufferField } from "./BufferField.tsx";

export default statesOf(BufferField, {
  empty: { value: "", onChange: unheard },
  "of a distance": { value: "250", onChange: unheard },
  needed: { value: "", onChange: unheard, isNeeded: true },
  wrong: { value: "far", onChange: unheard },
});
