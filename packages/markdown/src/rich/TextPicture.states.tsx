import { statesOf } from "@stopbank/ui/testing/states-of";
import { TextPicture } from "./TextPicture.tsx";

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="100%" height="100%" fill="#2b6cb0"/></svg>')}`;
const shared = { src: drawn, width: 640, height: 400, alt: "The Awatōrea in flood.", at: 0 };

export default statesOf(
  TextPicture,
  {
    "can be pressed": shared,
    "within a link": { ...shared, at: undefined },
    "in sizes": { ...shared, srcSet: `${drawn} 640w` },
    "without a size": { src: drawn, alt: "A gauge", at: 0 },
    "without words": { ...shared, alt: "" },
  },
  { around: (view) => <div className="sb-markdown">{view}</div> },
);
