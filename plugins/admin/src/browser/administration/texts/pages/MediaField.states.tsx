import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MediaField } from "./MediaField.tsx";
import { MediumChoice } from "./mediumChoice.ts";

const empty = { label: "Picture", value: "", onValue: unheard, takes: "picture" } as const;
const name = "media/0123456789abcdef0123456789abcdef-1280x800.webp";

export default statesOf(
  MediaField,
  {
    empty,
    filled: { ...empty, value: name },
    wrong: { ...empty, value: "javascript:alert(1)" },
    film: { ...empty, label: "Film", takes: "film" },
  },
  {
    around: (view) => (
      <MediumChoice
        value={(kinds, choose) =>
          choose({ url: `${name}?${kinds.join()}`, alternativeText: "The bridge.", kind: "picture" })
        }
      >
        {view}
      </MediumChoice>
    ),
  },
);
