import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { Markdown } from "@stopbank/markdown";
import { richParts } from "@stopbank/markdown/rich";
import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { useRef } from "react";
import { entryHref, nextEntry } from "../../domain/guideMap.ts";
import { pictureSource } from "../../domain/pictureSource.ts";
import { useArticle } from "../data/useCms.ts";
import type { EntryPageProps } from "../EntryPage.tsx";
import { fallbackPicture } from "../fallbackPicture.ts";
import { Breadcrumb } from "../frame/Breadcrumb.tsx";
import { GuideFrameView } from "../frame/GuideFrameView.tsx";
import { ProblemPage } from "../ProblemPage.tsx";
import { ArticleHeadView } from "./ArticleHeadView.tsx";
import { ArticleView } from "./ArticleView.tsx";
import { ContentsView } from "./ContentsView.tsx";
import { useContents } from "./useContents.ts";
import { useUnhurried } from "./useUnhurried.ts";

/** As many blocks as fill a window. */
const atFirst = 2;

export function ArticleEntry({ place, tabs, frame, waiting }: EntryPageProps) {
  useTitle(place.card.title);
  const { name } = useClient();
  const found = useArticle(place.card.slug);
  const article = found.state === "ready" ? found.value : undefined;
  const body = useRef<HTMLElement>(null);
  const slug = article && place.card.slug;
  const isWhole = useUnhurried(slug);
  const { headings, active, go } = useContents(body, isWhole ? slug : undefined, article);
  if (found.state === "loading") return waiting;
  if (article === undefined)
    return (
      <GuideFrameView {...frame}>
        {found.state === "failed" ? (
          <ProblemPage error={found.error} onRetry={found.retry} title="Error" />
        ) : (
          <ProblemPage />
        )}
      </GuideFrameView>
    );
  const next = nextEntry(tabs, place);
  const { hero_image } = article;
  const hero = hero_image === null ? fallbackPicture : pictureSource(hero_image, mediaPrefix(name));
  return (
    <GuideFrameView {...frame} contents={<ContentsView active={active} headings={headings} onGo={go} />}>
      <ArticleView
        blocks={isWhole ? article.content_blocks : article.content_blocks.slice(0, atFirst)}
        isPart={!isWhole}
        body={body}
        breadcrumb={<Breadcrumb {...place} />}
        head={<ArticleHeadView article={article} hero={place.tab.slug === "insights" ? hero : undefined} />}
        next={next && { title: next.card.title, href: entryHref(next) }}
        onTop={() => toTop(body.current)}
        text={(markdown) => <Markdown rich={richParts} text={markdown} under={2} />}
      />
    </GuideFrameView>
  );
}

function toTop(body: HTMLElement | null): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  body?.closest("main")?.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
  body?.closest<HTMLElement>("#guide-content")?.focus({ preventScroll: true });
}
