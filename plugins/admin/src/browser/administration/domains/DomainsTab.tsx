import { ApprovedDomainsView } from "./ApprovedDomainsView.tsx";
import { useApproval } from "./useApproval.ts";

/** The approved e-mail domains of the client in use. */
const DomainsTab = () => <ApprovedDomainsView {...useApproval()} />;
export default DomainsTab;
