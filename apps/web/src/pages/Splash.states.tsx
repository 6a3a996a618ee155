import { statesOf } from "@stopbank/ui/testing/states-of";
import { Splash } from "./Splash.tsx";

export default statesOf(Splash, { waiting: {} }, { coversPage: true });
