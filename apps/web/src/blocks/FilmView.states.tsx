import { statesOf } from "@stopbank/ui/testing/states-of";
import { FilmView } from "./FilmView.tsx";

const film = {
  film: "media/0123456789abcdef0123456789abcdef-1280x720.webm",
  captions: "media/0123456789abcdef0123456789abcdef.vtt",
  label: "A flood, hour by hour",
  prefix: "/media/larkhaven/",
};

export default statesOf(FilmView, {
  "with captions": film,
  "without captions": { ...film, captions: undefined },
  "with a transcript": {
    ...film,
    transcript: "The river rises from **0.4 m** at noon to 2.1 m at midnight.\n\nIt leaves its bed at six.",
  },
  "with a picture": { ...film, picture: "media/0123456789abcdef0123456789abcdef-1280x720.webp" },
});
