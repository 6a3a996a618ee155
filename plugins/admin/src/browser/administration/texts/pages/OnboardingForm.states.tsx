import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { OnboardingForm } from "./OnboardingForm.tsx";

const block = (header: string) => ({ type: "content" as const, header });

export default statesOf(OnboardingForm, {
  empty: { page: [], onChange: unheard },
  many: {
    page: [
      { section: "start", blocks: [block("One")] },
      { section: "more", blocks: [block("Two")] },
    ],
    onChange: unheard,
  },
});
