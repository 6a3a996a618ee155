import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ChangeClientView } from "./ChangeClientView.tsx";

const client = (client_name: string, display_name: string) => ({
  client_name,
  subdomain: client_name,
  display_name,
});
const two = [client("larkhaven", "Larkhaven"), client("northport", "Northport")];
const choice = { clients: two, current: "larkhaven", onChoose: unheard, onClose: unheard };

export default statesOf(ChangeClientView, {
  two: choice,
  many: {
    ...choice,
    clients: Array.from({ length: 40 }, (_, index) => client(`district-${index}`, `District ${index}`)),
    current: "district-7",
  },
  "long text": {
    ...choice,
    clients: [
      client("larkhaven", "Te Kaunihera o te Takiwā o Larkhaven me ngā Motu, Larkhaven District Council"),
    ],
  },
});
