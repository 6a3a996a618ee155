import { coastPaths } from "./coastPaths.ts";

/** An island as a chart shows it: shallows by shade, hills by contour, a river over its plain. */
export function CoastArt() {
  return (
    <svg aria-hidden="true" className="coast" preserveAspectRatio="xMidYMid slice" viewBox="0 0 1000 800">
      {coastPaths.shelves.toReversed().map((path) => (
        <path className="coast-shelf" d={path} key={path} />
      ))}
      <path className="coast-land" d={coastPaths.shore} />
      {coastPaths.contours.map((path) => (
        <path className="coast-height" d={path} key={path} />
      ))}
      <path className="coast-river" d={coastPaths.river} />
    </svg>
  );
}
