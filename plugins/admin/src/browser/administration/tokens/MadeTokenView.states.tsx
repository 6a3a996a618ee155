import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MadeTokenView } from "./MadeTokenView.tsx";

const shown = {
  isOpen: true,
  name: "GIS sync",
  token: "sbt_not-a-token-but-as-long-as-one-that-is-real-AAAAAAAA",
  example: 'curl -H "Authorization: Bearer $STOPBANK_TOKEN" https://maps.example/api/layer',
  onCopy: unheard,
  onDone: unheard,
  onClosed: unheard,
};

export default statesOf(MadeTokenView, { shown }, { coversPage: true });
