import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FilmField } from "./FilmField.tsx";

const empty = {
  section: { header: "", videoUrl: "" },
  index: 0,
  onPatch: unheard,
  onChooseMedium: unheard,
};

export default statesOf(FilmField, {
  empty,
  whole: {
    ...empty,
    section: {
      header: "",
      videoUrl: "media/film.webm",
      captionsUrl: "media/film.vtt",
      transcript: "Water comes.",
    },
  },
});
