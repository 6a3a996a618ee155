import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MediumField } from "./MediumField.tsx";

const empty = {
  label: "Wide picture",
  field: "wideImage.0",
  address: "",
  alt: undefined,
  mediaPrefix: "/media/larkhaven/",
  onAddress: unheard,
  onAlt: unheard,
  onRemove: unheard,
  onChoose: unheard,
};

export default statesOf(MediumField, {
  empty,
  chosen: {
    ...empty,
    address: "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
    alt: "The bridge in flood",
  },
});
