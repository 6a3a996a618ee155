import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MediumChoice } from "./mediumChoice.ts";
import { PictureFields } from "./PictureFields.tsx";

const shared = { onPicture: unheard, onAlt: unheard };
const picture = "media/0123456789abcdef0123456789abcdef-1280x800.webp";

export default statesOf(
  PictureFields,
  {
    none: { ...shared, picture: undefined, alt: undefined },
    one: { ...shared, picture, alt: "The Awatōrea in flood" },
    "without words": { ...shared, picture, alt: undefined, problem: "Say what the picture shows." },
    "long text": {
      ...shared,
      picture,
      alt: "The Awatōrea in flood, from the air, with the town behind its bank. ".repeat(6),
    },
  },
  {
    around: (view) => (
      <MediumChoice
        value={(_kinds, choose) => choose({ url: picture, alternativeText: "The bridge.", kind: "picture" })}
      >
        {view}
      </MediumChoice>
    ),
  },
);
