import { statesOf } from "@stopbank/ui/testing/states-of";
import { Markdown } from "./Markdown.tsx";

const plain = { text: "Floods with a *rise* of the sea, as [the study](https://larkhaven.example/) has it." };

export default statesOf(
  Markdown,
  {
    plain,
    empty: { text: "" },
    "under a heading": { text: "# Method\n\nBy depth.\n\n## Depth\n\nIn metres.", under: 3 },
    "of every mark": {
      text: [
        "A **line** with `code`,  \nand its end.",
        "- one\n- two",
        "1. first\n2. second",
        "> quoted",
        "```\na block\n```",
        "---",
        "| Depth | Buildings |\n| - | -: |\n| 1 m | 30 |",
      ].join("\n\n"),
    },
    "with notes": {
      text: "By depth[^a], and by speed[^b]. Depth is of the ground[^a].\n\n[^a]: In metres.\n[^b]: In metres a second.",
    },
    "with a formula": { text: "It is $$\\frac{a}{b}$$ of both." },
    "with raw HTML": { text: "<b>Depth</b> of <script>alert(1)</script>water" },
    "too long to be set": { text: "*a* ".repeat(300) },
    "long word": { text: "Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoro".repeat(3) },
    "long text": { text: "Floods with a *rise* of the sea. ".repeat(20) },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
