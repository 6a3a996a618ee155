import { statesOf } from "@stopbank/ui/testing/states-of";
import { Picture } from "./Picture.tsx";

const mediaPrefix = "/media/larkhaven/";

export default statesOf(Picture, {
  "of the client": {
    address: "media/0123456789abcdef0123456789abcdef-1280x800.webp",
    alt: "The river",
    className: "stories-wide",
    mediaPrefix,
  },
  "at an address": {
    address: "/pictures/river.webp",
    alt: "The river",
    className: "stories-side",
    mediaPrefix,
  },
});
