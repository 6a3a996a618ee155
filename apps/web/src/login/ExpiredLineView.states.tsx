import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ExpiredLineView } from "./ExpiredLineView.tsx";

export default statesOf(ExpiredLineView, {
  silent: { isSaid: false, onLogIn: unheard },
  said: { isSaid: true, onLogIn: unheard },
});
