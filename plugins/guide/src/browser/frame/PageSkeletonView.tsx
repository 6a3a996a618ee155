import { Skeleton, SkeletonLines, useElapsed } from "@stopbank/ui/states";

export interface PageSkeletonViewProps {
  readonly of: "article" | "cards";
  /** "Loading..." where nothing else is asked for. */
  readonly words?: string;
}

const cards = [1, 2, 3];

/** A page that comes at once shows no shape, in milliseconds. */
const shapeAfterMs = 150;

/** The shape of a page of the guide while it loads. */
export function PageSkeletonView({ of, words = "Loading..." }: PageSkeletonViewProps) {
  const showsShape = useElapsed(shapeAfterMs);
  return (
    <div aria-busy="true" className="guide-skeleton">
      <p role="status">{words}</p>
      {showsShape && (
        <div aria-hidden="true">
          <Skeleton width="min(460px, 90%)" />
          {of === "article" ? (
            <SkeletonLines lines={9} />
          ) : (
            <div className="guide-cards">
              {cards.map((card) => (
                <div className="guide-card" key={card}>
                  <span className="guide-card-picture" />
                  <SkeletonLines lines={4} />
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
