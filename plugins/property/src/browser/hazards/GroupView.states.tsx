import { statesOf } from "@stopbank/ui/testing/states-of";
import { GroupView } from "./GroupView.tsx";

export default statesOf(GroupView, { open: { name: "Coast", children: <li>Tsunami</li> } });
