import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { embedCode } from "../../../domain/editing/embedCode.ts";
import { EmbedView } from "./EmbedView.tsx";

const origins = ["https://www.larkhaven.example", "https://have-your-say.larkhaven.example"];
const story = { id: 1, title: "A flood of the Awatōrea" };
const usual = {
  embedding: { state: "ready", value: { origins, is_public_client: true } },
  isPublished: true,
  code: embedCode("https://risk.larkhaven.example", story),
  onCopy: unheard,
  onClose: unheard,
} as const;

export default statesOf(
  EmbedView,
  {
    usual,
    loading: { ...usual, embedding: { state: "loading" } },
    failed: { ...usual, embedding: { state: "failed", error: new Error("The server is out of reach.") } },
    "not published": { ...usual, isPublished: false },
    "no website": { ...usual, embedding: { state: "ready", value: { origins: [], is_public_client: true } } },
    "of members": { ...usual, embedding: { state: "ready", value: { origins, is_public_client: false } } },
    "long text": {
      ...usual,
      code: embedCode("https://risk.larkhaven.example", {
        id: 1,
        title: "A flood of the Awatōrea, ".repeat(12),
      }),
    },
  },
  { coversPage: true },
);
