import { statesOf } from "../testing/statesOf.tsx";
import { EnlargeablePictures } from "./EnlargeablePictures.tsx";

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;
const pictures = [
  { src: drawn("#2b6cb0"), width: 640, height: 400, alt: "The Awatōrea in flood, seen from the bridge." },
  { src: drawn("#2f855a"), alt: "A gauge board at the weir." },
];

export default statesOf(EnlargeablePictures, {
  none: { pictures: [] },
  one: { pictures: pictures.slice(0, 1) },
  many: { pictures },
});
