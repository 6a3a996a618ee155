import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { BlocksForm } from "./BlocksForm.tsx";

const block = (header: string) => ({ type: "content" as const, header });
const many = { blocks: [block("One"), block("Two")], list: "about", onChange: unheard };

export default statesOf(BlocksForm, {
  empty: { ...many, blocks: [] },
  "one that is new": { ...many, blocks: [{ type: "content" }] },
  many,
  "long text": { ...many, blocks: [{ type: "content", content: "Words without a heading. ".repeat(20) }] },
});
