import { statesOf } from "@stopbank/ui/testing/states-of";
import { SectionView } from "./SectionView.tsx";

const usual = { mediaPrefix: "/media/larkhaven/", text: (written: string) => <p>{written}</p> };
const header = "When the bank gives way";

export default statesOf(SectionView, {
  words: { ...usual, section: { header, content: "It takes two hours to reach the school." } },
  "header alone": { ...usual, section: { header } },
  pictures: {
    ...usual,
    section: {
      header,
      content: "It takes two hours.",
      sideImage: "media/side.webp",
      sideImageAlt: "The bank",
      wideImage: "media/wide.webp",
      wideImageAlt: "The plain under water",
    },
  },
  film: {
    ...usual,
    section: {
      header,
      videoUrl: "media/flood.webm",
      captionsUrl: "media/flood.vtt",
      transcript: "The water rises.",
    },
  },
  buttons: {
    ...usual,
    section: {
      header,
      buttons: [
        { title: "Open the map", url: "/risk?v=2" },
        { title: "The study", url: "https://larkhaven.example/study" },
        { title: "Not this", url: "javascript:alert(1)" },
        { title: "Nor this", url: "//evil.example" },
        { title: "Nor that", url: "/\\evil.example" },
      ],
    },
  },
  "long text": { ...usual, section: { header: header.repeat(6), content: "The water rises. ".repeat(60) } },
});
