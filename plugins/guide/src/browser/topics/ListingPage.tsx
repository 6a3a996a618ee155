import type { GuideCard, GuideMainTab, GuideSubTab } from "@stopbank/contract/cms";
import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { entryHref, isPictured } from "../../domain/guideMap.ts";
import { pictureSource } from "../../domain/pictureSource.ts";
import { minutesText, publishedOn } from "../../domain/publishedOn.ts";
import { fallbackPicture } from "../fallbackPicture.ts";
import { Breadcrumb } from "../frame/Breadcrumb.tsx";
import { CardView } from "./CardView.tsx";
import { ListingView } from "./ListingView.tsx";

export interface ListingPageProps {
  readonly tab: GuideMainTab;
  readonly subTab: GuideSubTab;
}

/** As many cards as a phone shows at once. */
const inSight = 2;

export function ListingPage({ tab, subTab }: ListingPageProps) {
  useTitle(subTab.title);
  const prefix = mediaPrefix(useClient().name);
  const cards = subTab.articles.map((card, at) => (
    <CardView
      description={card.description}
      detail={detailOf(tab, card)}
      href={entryHref({ tab, subTab, card })}
      isFilm={tab.slug === "demos"}
      isFirst={at < inSight}
      key={card.slug}
      picture={card.hero_image === null ? fallbackPicture : pictureSource(card.hero_image, prefix)}
      title={card.title}
    />
  ));
  return (
    <ListingView
      breadcrumb={<Breadcrumb card={undefined} subTab={subTab} tab={tab} />}
      cards={isPictured(tab.slug) ? cards : undefined}
      subTab={subTab}
      tab={tab}
    />
  );
}

/** How long a film is (AMB-50); who wrote an article, and when. */
function detailOf({ slug }: GuideMainTab, { Length, authors, publishedAt }: GuideCard): string | undefined {
  if (slug === "tutorials") return undefined;
  if (slug === "demos") return Length === null ? undefined : minutesText(Length);
  const said = [authors.map(({ name }) => name).join(", "), publishedOn(publishedAt) ?? ""].filter(
    (word) => word !== "",
  );
  return said.length === 0 ? undefined : said.join(" · ");
}
