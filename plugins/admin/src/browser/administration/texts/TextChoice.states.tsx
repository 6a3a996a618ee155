import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TextChoice } from "./TextChoice.tsx";

export default statesOf(TextChoice, {
  many: {
    options: [
      { kind: "terms", name: "", label: "Terms and conditions", group: "Organisation" },
      { kind: "help", name: "pipes.md", label: "pipes.md", group: "Help texts" },
      { kind: "releaseNotes", name: "", label: "Release notes", group: "Installation" },
    ],
    chosen: { kind: "terms", name: "" },
    onChoose: unheard,
  },
});
