import { Loading, Skeleton, SkeletonLines } from "@stopbank/ui/states";

export interface PageSkeletonViewProps {
  readonly of: "article" | "cards";
  /** "Loading..." where nothing else is asked for. */
  readonly words?: string;
}

const cards = [1, 2, 3];

/** The shape of a page of the guide while it loads. */
export const PageSkeletonView = ({ of, words = "Loading..." }: PageSkeletonViewProps) => (
  <div className="guide-skeleton">
    <span className="sb-visually-hidden" role="status">
      {words}
    </span>
    <Loading
      label="Loading"
      skeleton={
        <>
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
        </>
      }
    />
  </div>
);
