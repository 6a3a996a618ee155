import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { WelcomeForm } from "./WelcomeForm.tsx";

const many = {
  body: {
    title: "Kia ora",
    subtitle: "What the sea puts at risk",
    faq: [
      { q: "Why?", a: "So." },
      { q: "Where?", a: "Here." },
    ],
  },
  onChange: unheard,
};

export default statesOf(WelcomeForm, {
  empty: { ...many, body: { title: "", subtitle: "", faq: [] } },
  many,
  "with a picture": {
    ...many,
    body: {
      ...many.body,
      hero: { picture: "media/sea.webp", picture_alt: "The sea", film: "media/sea.webm" },
    },
  },
});
