import { statesOf } from "../testing/statesOf.tsx";
import { PaperDocument } from "./PaperDocument.tsx";

export default statesOf(PaperDocument, {
  a4: {
    size: "A4",
    fileName: "Risk Summary",
    title: "Risk Summary",
    foot: "Dataset version 1",
    logoUrl: "data:,",
    hasCover: true,
    children: <p>What it says.</p>,
  },
});
