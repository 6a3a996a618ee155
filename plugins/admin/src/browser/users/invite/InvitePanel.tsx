import { InviteView } from "./InviteView.tsx";
import { useInvite } from "./useInvite.ts";

export const InvitePanel = () => <InviteView {...useInvite()} />;
