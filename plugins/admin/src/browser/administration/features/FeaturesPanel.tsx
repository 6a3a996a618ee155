import { FeaturesView } from "./FeaturesView.tsx";
import { useFeatures } from "./useFeatures.ts";

/** The features of the client in use. */
const FeaturesPanel = () => <FeaturesView {...useFeatures()} />;
export default FeaturesPanel;
