import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AddressesView } from "./AddressesView.tsx";

const at = (host: string) => `https://${host}/bff/sign-in/callback`;
const one = {
  addresses: {
    redirect: [at("risk.example")],
    after_log_out: ["https://risk.example/home"],
    backchannel_log_out: "https://risk.example/bff/sign-in/larkhaven/log-out",
  },
  onCopy: unheard,
};

export default statesOf(AddressesView, {
  one,
  two: {
    ...one,
    addresses: { ...one.addresses, redirect: [at("risk.example"), at("larkhaven.risk.example")] },
  },
});
