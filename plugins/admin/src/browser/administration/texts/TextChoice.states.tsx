import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TextChoice } from "./TextChoice.tsx";

const published = { name: "", isDraft: false };
const terms = { ...published, kind: "terms", label: "Terms and conditions", group: "Organisation" };
const pipes = { ...published, kind: "help", name: "pipes.md", label: "pipes.md", group: "Help texts" };
const notes = { ...published, kind: "releaseNotes", label: "Release notes", group: "Installation" };
const many = { options: [terms, pipes, notes], chosen: { kind: "terms", name: "" }, onChoose: unheard };

export default statesOf(TextChoice, {
  many,
  "with drafts": {
    ...many,
    options: [{ ...terms, isDraft: true }, { ...pipes, isDraft: true }, notes],
  },
});
