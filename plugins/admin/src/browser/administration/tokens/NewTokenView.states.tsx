import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NewTokenView } from "./NewTokenView.tsx";

const blank = {
  isOpen: true,
  asked: { name: "", scopes: ["map:read" as const], days: 90, requests: "600" },
  organisation: "Larkhaven District Council",
  isTried: false,
  isWorking: false,
  refusal: undefined,
  onChange: unheard,
  onCancel: unheard,
  onMake: unheard,
};

export default statesOf(
  NewTokenView,
  {
    blank,
    lacking: { ...blank, asked: { ...blank.asked, scopes: [], requests: "" }, isTried: true },
    refused: { ...blank, refusal: "This organisation has 100 API tokens in use." },
    working: { ...blank, asked: { ...blank.asked, name: "GIS sync" }, isWorking: true },
  },
  { coversPage: true },
);
