import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Lightbox } from "./Lightbox.tsx";

const drawn = (colour: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`)}`;
const pictures = [
  {
    src: drawn("#2b6cb0", 1_280, 800),
    width: 1_280,
    height: 800,
    alt: "The Awatōrea in flood, seen from the bridge.",
  },
  { src: drawn("#2f855a", 400, 900), width: 400, height: 900, alt: "A gauge board at the weir." },
  { src: drawn("#b7791f", 300, 200), alt: "" },
];
const shared = { pictures, onMove: unheard, onClose: unheard };

export default statesOf(
  Lightbox,
  {
    closed: { ...shared, at: undefined },
    first: { ...shared, at: 0 },
    "in the middle": { ...shared, at: 1 },
    "last, without words": { ...shared, at: 2 },
    one: { ...shared, pictures: pictures.slice(0, 1), at: 0 },
  },
  { coversPage: true },
);
