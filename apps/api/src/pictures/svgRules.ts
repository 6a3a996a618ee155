/** Elements that a drawing may be made of: shapes, words, and what fills and clips them. */
export const elements: ReadonlySet<string> = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "marker"],
]);

/** What drawing programs leave in their files, and no drawing shows. */
export const leftOut: ReadonlySet<string> = new Set(["metadata", "view"]);

/** Within these stands text that is shown or read. */
export const wordy: ReadonlySet<string> = new Set(["title", "desc", "text", "tspan"]);

/** What is drawn once for each time that something points to it. */
export const repeated: ReadonlySet<string> = new Set(["pattern", "mask", "marker"]);

/** May point to a place of the same document by `href`. */
export const pointing: ReadonlySet<string> = new Set(["use", "linearGradient", "radialGradient", "pattern"]);

/** Properties by which a shape is painted, as attributes or as CSS. */
export const paint: ReadonlySet<string> = new Set([
  ...["fill", "fill-opacity", "fill-rule", "clip-rule", "color", "display", "opacity", "visibility"],
  ...["stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit"],
  ...["stroke-dasharray", "stroke-dashoffset", "paint-order", "vector-effect", "overflow"],
  ...["stop-color", "stop-opacity", "clip-path", "mask", "marker-start", "marker-mid", "marker-end"],
  ...["font-family", "font-size", "font-style", "font-variant", "font-weight", "font-stretch"],
  ...["letter-spacing", "word-spacing", "text-anchor", "text-decoration", "dominant-baseline"],
  ...["baseline-shift", "isolation", "mix-blend-mode", "shape-rendering", "text-rendering"],
]);

/** What else an element may say of itself. */
export const attributes: ReadonlySet<string> = new Set([
  ...["id", "class", "viewBox", "width", "height", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx"],
  ...["ry", "fx", "fy", "fr", "dx", "dy", "rotate", "d", "points", "pathLength", "transform", "offset"],
  ...["gradientUnits", "gradientTransform", "spreadMethod", "patternUnits", "patternContentUnits"],
  ...["patternTransform", "clipPathUnits", "maskUnits", "maskContentUnits", "markerUnits", "markerWidth"],
  ...["markerHeight", "orient", "refX", "refY", "preserveAspectRatio", "textLength", "lengthAdjust", "role"],
  ...["aria-label", "aria-hidden"],
]);

/** Functions that values may call; `url` for places of the same document alone. */
export const functions: ReadonlySet<string> = new Set([
  ...["rgb", "rgba", "hsl", "hsla", "matrix", "translate", "scale", "rotate", "skewx", "skewy", "url"],
]);
