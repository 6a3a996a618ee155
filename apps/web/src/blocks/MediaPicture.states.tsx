import { statesOf } from "@stopbank/ui/testing/states-of";
import { MediaPicture } from "./MediaPicture.tsx";

const picture = {
  address: "media/0123456789abcdef0123456789abcdef-1600x900.webp",
  alternativeText: "The mouth of the Awatōrea from the air",
  prefix: "/media/larkhaven/",
};

export default statesOf(
  MediaPicture,
  {
    photograph: picture,
    first: { ...picture, isFirst: true, sizes: "58vw" },
    drawing: { ...picture, address: "media/0123456789abcdef0123456789abcdef.svg", alternativeText: "" },
    elsewhere: { ...picture, address: "/logos/full.svg" },
  },
  { around: (view) => <div className="block">{view}</div> },
);
