import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FilmFields } from "./FilmFields.tsx";

const shared = { transcript: undefined, onFilm: unheard, onCaptions: unheard, onTranscript: unheard };
const name = "media/0123456789abcdef0123456789abcdef";

export default statesOf(FilmFields, {
  none: { ...shared, film: undefined, captions: undefined },
  "without captions": { ...shared, film: `${name}.webm`, captions: undefined },
  "with a transcript": {
    ...shared,
    film: `${name}.webm`,
    captions: undefined,
    transcript: "The river rises from noon on.",
  },
  one: { ...shared, film: `${name}.webm`, captions: `${name}.vtt` },
});
