import { statesOf } from "@stopbank/ui/testing/states-of";
import { PaperFilmView } from "./PaperFilmView.tsx";

const usual = {
  name: "When the bank gives way",
  address: "https://stopbank.example/media/larkhaven/flood.webm",
  still:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23246'/%3E%3C/svg%3E",
  words: <p>The water rises.</p>,
};

export default statesOf(PaperFilmView, {
  usual,
  "by its captions": { ...usual, words: "The water rises." },
  "without a picture": { ...usual, still: undefined },
  "without words": { ...usual, words: undefined },
  "nowhere to be seen": { ...usual, address: undefined, still: undefined },
  "long text": { ...usual, words: <p>{"The water rises. ".repeat(80)}</p> },
});
