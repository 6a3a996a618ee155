import { statesOf } from "@stopbank/ui/testing/states-of";
import { Sources } from "./Sources.tsx";

const linked = { title: "Losses of a flood", url: "https://example.org/losses" };

export default statesOf(Sources, {
  none: { of: [{ title: "" }] },
  one: { of: [linked] },
  several: { of: [linked, { title: "A report on paper" }] },
  "not to the web": { of: [{ title: "Losses of a flood", url: "javascript:alert(1)" }] },
  "long text": { of: [{ ...linked, title: "Losses of a flood, as surveyed house by house. ".repeat(6) }] },
});
