import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { byLetter, readGlossary } from "../../domain/glossary.ts";
import { glossary } from "../../testing/guide.ts";
import { GlossaryView } from "./GlossaryView.tsx";

const shared = { groups: byLetter(readGlossary(glossary)), filter: "", onFilter: unheard, onLetter: unheard };

export default statesOf(GlossaryView, {
  many: shared,
  empty: { ...shared, groups: [] },
  "nothing found": { ...shared, groups: [], filter: "zebra" },
});
