import { AnchorButton } from "@blueprintjs/core";
import type { ContentOf } from "@stopbank/contract/content";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import { Link } from "wouter";
import { BlocksView } from "../blocks/BlocksView.tsx";

export interface OnboardingViewProps {
  readonly page: Loadable<ContentOf<"onboardingPage">>;
  /** Below which the client's media lie. */
  readonly prefix: string;
}

/** What somebody new reads first. */
export const OnboardingView = ({ page, prefix }: OnboardingViewProps) => (
  <div className="shell-page onboarding">
    <Loaded
      label="Loading Getting Started"
      of={page}
      skeleton={<Shapes />}
      what="The page could not be loaded"
    >
      {(sections) => {
        const blocks = sections.flatMap((section) => section.blocks);
        return blocks.length === 0 ? (
          <>
            <h1>Getting Started</h1>
            <Empty
              action={
                <Link asChild href="/home">
                  <AnchorButton intent="primary" text="Go to Home" />
                </Link>
              }
            >
              Your organisation has written nothing here yet.
            </Empty>
          </>
        ) : (
          <>
            {/* The page is headed by its first block, where that has a heading. */}
            {blocks[0]?.header === undefined && <h1>Getting Started</h1>}
            <BlocksView blocks={blocks} isPage={blocks[0]?.header !== undefined} prefix={prefix} />
          </>
        );
      }}
    </Loaded>
  </div>
);

const Shapes = () => (
  <>
    <Skeleton height={220} />
    <Skeleton height={160} />
    <Skeleton height={160} />
  </>
);
