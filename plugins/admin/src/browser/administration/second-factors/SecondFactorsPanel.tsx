import { SecondFactorsView } from "./SecondFactorsView.tsx";
import { useSecondFactors } from "./useSecondFactors.ts";

/** Of whom the client in use demands a second factor, and who has one. */
const SecondFactorsPanel = () => <SecondFactorsView {...useSecondFactors()} />;
export default SecondFactorsPanel;
