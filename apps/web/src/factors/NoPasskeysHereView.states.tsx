import { statesOf } from "@stopbank/ui/testing/states-of";
import { NoPasskeysHereView } from "./NoPasskeysHereView.tsx";

export default statesOf(NoPasskeysHereView, {
  "below localhost": { host: "larkhaven.localhost:8080", elsewhere: "localhost:8080", path: "/auth/login" },
  "bare address": { host: "127.0.0.1:8080", elsewhere: undefined, path: "/auth/login" },
});
