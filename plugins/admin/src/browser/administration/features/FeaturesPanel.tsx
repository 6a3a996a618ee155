import { FeaturesView } from "./FeaturesView.tsx";
import { useFeatures } from "./useFeatures.ts";

/** The features of the client in use. */
export const FeaturesPanel = () => <FeaturesView {...useFeatures()} />;
