import { statesOf } from "@stopbank/ui/testing/states-of";
import { SentWith } from "./SentWith.tsx";

const none = { layers: [], elsewhere: undefined };

export default statesOf(SentWith, {
  "no layers": none,
  many: { ...none, layers: ["Buildings", "Roads", "River flooding, 1 in 100 years"] },
  "long text": {
    ...none,
    layers: Array.from(
      { length: 40 },
      (_, i) => `Earthquake shaking of the Larkhaven fault, 1 in ${i + 1}00 years`,
    ),
  },
  "a page of their own": { ...none, elsewhere: "https://larkhaven.example/feedback" },
});
