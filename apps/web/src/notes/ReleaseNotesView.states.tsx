import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ReleaseNotesView } from "./ReleaseNotesView.tsx";

const note = (version: string, title: string, body: string) => ({ version, date: "2026-10-19", title, body });
const notes = [
  note("0.0.929", "Damage in dollars", "- The summary shows **expected damage** each year."),
  note("0.0.871", "Areas of any shape", "- Draw an area with as many corners as it needs."),
  note("0.0.802", "", "- The address of the page holds the map."),
];
const latest = {
  notes,
  chosen: undefined,
  showsPrevious: false,
  onChoose: unheard,
  onTogglePrevious: unheard,
};

export default statesOf(ReleaseNotesView, {
  none: { ...latest, notes: [] },
  one: { ...latest, notes: notes.slice(0, 1) },
  latest,
  "previous versions": { ...latest, showsPrevious: true },
  "a previous one": { ...latest, chosen: "0.0.871", showsPrevious: true },
  many: {
    ...latest,
    showsPrevious: true,
    notes: Array.from({ length: 60 }, (_, index) =>
      note(`0.0.${929 - index}`, `What changed ${index} weeks ago`, "- Much."),
    ),
  },
  "long text": {
    ...latest,
    notes: [
      note(
        "0.0.929",
        "Te Kaunihera o te Takiwā o Larkhaven me ngā Motu: whakaputanga hou mō ngā mahere mōrearea katoa",
        `## What is new\n\n${"- What the map shows is said in words too, so that nobody has to see colours to know it.\n".repeat(20)}`,
      ),
    ],
  },
});
