import { statesOf } from "@stopbank/ui/testing/states-of";
import { UsersIcon } from "./UsersIcon.tsx";

export default statesOf(UsersIcon, { usual: {}, "in the menu": { size: 20, "aria-hidden": true } });
