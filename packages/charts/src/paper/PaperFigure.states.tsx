import { statesOf } from "@stopbank/ui/testing/states-of";
import { PaperFigure } from "./PaperFigure.tsx";

const plain = {
  title: "Buildings by class",
  sentence: "Buildings by class: Minor 120; Major 8.",
  widthPt: 500,
  children: <div style={{ background: "var(--sb-hover)", height: 80 }} />,
} as const;

export default statesOf(PaperFigure, {
  plain,
  "with a note and its figures": {
    ...plain,
    note: "Whiskers hold nine cases of ten.",
    table: { columns: ["Class", "Buildings"], rows: [["Minor", "120"]] },
  },
  "without figures": { ...plain, table: { columns: ["Class"], rows: [] } },
  "long title": {
    ...plain,
    title: "Buildings by damage class at a sea level rise of half a metre ".repeat(3),
  },
});
