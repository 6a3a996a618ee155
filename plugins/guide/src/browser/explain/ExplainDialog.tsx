import "../styles/explain.css";
import { Markdown } from "@stopbank/markdown";
import { useService } from "@stopbank/plugin-api/browser";
import { plainWords } from "@stopbank/ui/by-words";
import { mapLoadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import { explanations } from "../../api.ts";
import { type Explanation, explainedBy } from "../../domain/explainedBy.ts";
import { readGlossary } from "../../domain/glossary.ts";
import { allEntries, entryHref } from "../../domain/guideMap.ts";
import { useArticle, useGlossary, useTabs } from "../data/useCms.ts";
import { ExplainedText } from "./ExplainedText.tsx";
import { ExplainView } from "./ExplainView.tsx";

export interface ExplainDialogProps {
  readonly close: () => void;
}

/** What the guide says of the figure that was pressed. */
export default function ExplainDialog({ close }: ExplainDialogProps) {
  const { asked = "headline" } = useService(explanations);
  const by: Explanation = explainedBy[asked];
  return "article" in by ? (
    <OfArticle close={close} slug={by.article} />
  ) : (
    <OfTerm close={close} name={by.term} />
  );
}

/** How a guide that has another article, or none, says so. */
const nothing = "The guide of your organisation has no article about this.";

function OfArticle({ close, slug }: ExplainDialogProps & { readonly slug: string }) {
  const tabs = useTabs();
  const place =
    tabs.state === "ready" ? allEntries(tabs.value).find(({ card }) => card.slug === slug) : undefined;
  const article = useArticle(slug);
  const title = (article.state === "ready" && article.value?.title) || "Explanation";
  return (
    <ExplainView href={place && entryHref(place)} onClose={close} title={title}>
      <Loaded of={article} what="The article could not be loaded">
        {(found) => (
          <ExplainedText lead={found?.description ?? nothing}>
            {found?.content_blocks.map(
              (block) =>
                block.__component === "content.content-section" && (
                  <ExplainedText.Section key={block.id} title={block.Title}>
                    <Markdown text={block.body} under={3} />
                  </ExplainedText.Section>
                ),
            )}
          </ExplainedText>
        )}
      </Loaded>
    </ExplainView>
  );
}

function OfTerm({ close, name }: ExplainDialogProps & { readonly name: string }) {
  const term = mapLoadable(useGlossary(), (content) =>
    readGlossary(content).find((one) => plainWords(one.term) === plainWords(name)),
  );
  const id = term.state === "ready" ? term.value?.id : undefined;
  return (
    <ExplainView href={id && `/guide/glossary#${id}`} onClose={close} title={name}>
      <Loaded of={term} what="The glossary could not be loaded">
        {(found) => <ExplainedText lead={found?.definition ?? nothing} />}
      </Loaded>
    </ExplainView>
  );
}
