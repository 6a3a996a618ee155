import { SkeletonLines } from "@stopbank/ui/states";

/** The room of the side navigation while its topic loads (GUI-04). A phone, where that folds, has none. */
export const SideSkeletonView = () => (
  <div aria-hidden="true" className="guide-side guide-side-skeleton">
    <div>
      <SkeletonLines lines={7} />
    </div>
  </div>
);
