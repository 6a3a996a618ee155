import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";

/** At the top of a map that shows what became of elements since an earlier version of the data, and the way out. */
export const SinceLabelView = ({ onStop }: { readonly onStop: () => void }) => (
  <div className="map-page-compare-difference map-page-since">
    <p>
      Changed since <b>an earlier version of the data</b>
    </p>
    <Button
      aria-label="Stop showing what changed"
      icon={<CrossIcon />}
      onClick={onStop}
      size="small"
      variant="minimal"
    />
  </div>
);
