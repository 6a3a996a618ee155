export interface MapNoticesViewProps {
  /** Tiles did not all arrive. */
  readonly isPartMissing: boolean;
  /** The graphics card gave up the map. */
  readonly isPictureLost: boolean;
  readonly onRetry: () => void;
}

/** Quiet words about what is missing on the map, with a way to try again. */
export const MapNoticesView = ({ isPartMissing, isPictureLost, onRetry }: MapNoticesViewProps) => (
  <div className="sb-map-notices" role="status">
    {isPictureLost && <p>The graphics card let go of the map. It comes back by itself in a moment.</p>}
    {isPartMissing && (
      <p>
        Some of the map did not arrive. What is shown is right.
        <button type="button" className="sb-notice-action" onClick={onRetry}>
          Retry
        </button>
      </p>
    )}
  </div>
);
