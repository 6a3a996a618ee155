export interface LayerIconViewProps {
  /** What it is drawn with, on a square of 16; undefined until it has come, or where there is none. */
  readonly paths: readonly string[] | undefined;
  readonly sizePx?: number | undefined;
}

/** An icon beside the name of what it stands for, so there is nothing to hear of it. */
export const LayerIconView = ({ paths, sizePx = 16 }: LayerIconViewProps) => (
  <svg className="map-page-icon" viewBox="0 0 16 16" width={sizePx} height={sizePx} aria-hidden="true">
    {paths?.map((path) => (
      <path key={path} d={path} fillRule="evenodd" />
    ))}
  </svg>
);
