import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { BlockFields } from "./BlockFields.tsx";

const words = { type: "content" as const, header: "Kia ora", content: "Words" };
const picture = "media/0123456789abcdef0123456789abcdef-1280x800.webp";

export default statesOf(BlockFields, {
  words: { block: words, onChange: unheard },
  banner: { block: { ...words, type: "banner", backgroundImageUrl: picture }, onChange: unheard },
  picture: { block: { type: "side-image", imageUrl: picture, imageAlt: "The sea" }, onChange: unheard },
  "picture without words": { block: { type: "side-image", imageUrl: picture }, onChange: unheard },
  film: { block: { type: "side-image", imageUrl: picture, videoUrl: "media/film.webm" }, onChange: unheard },
  box: { block: { ...words, type: "side-box", boxHeader: "Box", boxContent: "Words" }, onChange: unheard },
});
