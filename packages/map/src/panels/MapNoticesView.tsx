export interface MapNoticesViewProps {
  /** There is no picture yet. */
  readonly isComing: boolean;
  /** Tiles did not all arrive. */
  readonly isPartMissing: boolean;
  /** A background map from another place does not answer. */
  readonly isBackgroundMissing: boolean;
  /** The graphics card gave up the map. */
  readonly isPictureLost: boolean;
  readonly onRetry: () => void;
}

/** Quiet words about what is missing on the map, with a way to try again. */
export const MapNoticesView = ({
  isComing,
  isPartMissing,
  isBackgroundMissing,
  isPictureLost,
  onRetry,
}: MapNoticesViewProps) => (
  <div className="sb-map-notices" role="status">
    {isComing && <p>The map is coming.</p>}
    {isPictureLost && <p>The graphics card let go of the map. It comes back by itself in a moment.</p>}
    {isBackgroundMissing && (
      <p>
        The background map does not answer. Your data on it is right.
        <Retry onRetry={onRetry} />
      </p>
    )}
    {isPartMissing && (
      <p>
        Some of the map did not arrive. What is shown is right.
        <Retry onRetry={onRetry} />
      </p>
    )}
  </div>
);

const Retry = ({ onRetry }: Pick<MapNoticesViewProps, "onRetry">) => (
  <button type="button" className="sb-notice-action" onClick={onRetry}>
    Retry
  </button>
);
