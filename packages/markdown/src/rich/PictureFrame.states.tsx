import { statesOf } from "@stopbank/ui/testing/states-of";
import { PictureFrame } from "./PictureFrame.tsx";
import { TextPicture } from "./TextPicture.tsx";

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;
const pictures = [
  { src: drawn("#2b6cb0"), width: 640, height: 400, alt: "The Awatōrea in flood." },
  { src: drawn("#2f855a"), width: 640, height: 400, alt: "The Awatōrea at low water." },
];

export default statesOf(
  PictureFrame,
  {
    many: {
      pictures,
      children: pictures.map((picture, at) => <TextPicture key={picture.alt} {...picture} at={at} />),
    },
    empty: { pictures: [], children: "A text without pictures." },
  },
  { around: (view) => <div className="sb-markdown">{view}</div> },
);
