import type { AreaGeometry } from "@stopbank/contract/geometry";
import { DomainError } from "@stopbank/errors";
import { validateArea } from "@stopbank/risk-engine/area";

/** Longitude and latitude in degrees. */
export type LngLat = readonly [number, number];

/** A shape being drawn. */
export interface Draft {
  readonly points: readonly LngLat[];
  /** The outline is complete: only its points and the whole of it can be moved. */
  readonly closed: boolean;
  /** Why the shape cannot be used as it is, in words for the user. */
  readonly problem?: string;
}

export const emptyDraft: Draft = { points: [], closed: false };

/** About 0.1 m, and short enough for an address; every figure follows from these very coordinates. */
const roundPosition = ([longitude, latitude]: LngLat): LngLat => [
  Number(longitude.toFixed(6)) + 0,
  Number(latitude.toFixed(6)) + 0,
];

/** A click on the open map: one more point, unless the outline is complete. */
export function addPoint(draft: Draft, at: LngLat): Draft {
  if (draft.closed) return draft;
  return { points: [...draft.points, roundPosition(at)], closed: false };
}

/** A click on a point: on the first or last of more than two it completes the outline, unless lines overlap. */
export function clickPoint(draft: Draft, index: number): Draft {
  const isEnd = index === 0 || index === draft.points.length - 1;
  return !draft.closed && isEnd && draft.points.length > 2 ? close(draft) : draft;
}

/** Completes the outline; one that cannot be used stays open and editable, with the reason. */
export function close(draft: Draft): Draft {
  if (draft.closed || draft.points.length < 3) return draft;
  const problem = problemOf(draft.points);
  return problem === undefined ? { points: draft.points, closed: true } : { ...draft, problem };
}

export function removeLast(draft: Draft): Draft {
  return draft.closed ? draft : { points: draft.points.slice(0, -1), closed: false };
}

export function removePoint(draft: Draft, index: number): Draft {
  return withPoints(draft, draft.points.toSpliced(index, 1));
}

export function movePoint(draft: Draft, index: number, to: LngLat): Draft {
  return index in draft.points ? withPoints(draft, draft.points.with(index, roundPosition(to))) : draft;
}

/** Moves the whole shape from where it was when it was taken hold of. */
export function moveAll(draft: Draft, from: readonly LngLat[], by: LngLat): Draft {
  return withPoints(
    draft,
    from.map(([longitude, latitude]) => roundPosition([longitude + by[0], latitude + by[1]])),
  );
}

/** An area that is there already, to be changed. Only a single ring can be; undefined for others. */
export function draftOf(geometry: AreaGeometry): Draft | undefined {
  const [ring, ...holes] =
    geometry.type === "Polygon"
      ? geometry.coordinates
      : geometry.coordinates.length === 1
        ? geometry.coordinates.flat()
        : [];
  if (ring === undefined || holes.length > 0) return undefined;
  const points = ring.slice(0, -1).map(([longitude = 0, latitude = 0]): LngLat => [longitude, latitude]);
  return { points, closed: true };
}

/** The area drawn; undefined while it is not complete or cannot be used. */
export function geometryOfDraft(draft: Draft): AreaGeometry | undefined {
  if (!draft.closed || draft.problem !== undefined) return undefined;
  return polygonOfDraft(draft.points);
}

/** The polygon through these points, whether or not it can be used. */
export const polygonOfDraft = (points: readonly LngLat[]): AreaGeometry => ({
  type: "Polygon",
  coordinates: [[...points, ...points.slice(0, 1)].map(([longitude, latitude]) => [longitude, latitude])],
});

/** What the engine would refuse the area for. */
export function problemOf(points: readonly LngLat[]): string | undefined {
  try {
    validateArea(polygonOfDraft(points));
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

function withPoints(draft: Draft, points: readonly LngLat[]): Draft {
  if (!draft.closed) return { points, closed: false };
  const problem = problemOf(points);
  return { points, closed: true, ...(problem === undefined ? {} : { problem }) };
}
