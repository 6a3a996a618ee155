import { plainWords } from "@stopbank/ui/by-words";
import MiniSearch from "minisearch";
import type { GuidePage } from "./guidePages.ts";

/** Something the guide says about what was asked. */
export interface GuideFind {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** Where it is, and the sentence the words stand in. */
  readonly detail: string;
}

export interface GuideIndex {
  /** Best first; nothing for no words. */
  find(text: string): readonly GuideFind[];
}

/** What a title weighs beside a text. */
const titleBoost = 4;
const mostLetters = 180;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Finds pages by the beginnings of their words, macrons and capitals apart; a misspelt letter in a long word is forgiven. */
export function createGuideIndex(pages: readonly GuidePage[]): GuideIndex {
  const index = new MiniSearch<GuidePage & { readonly id: number; readonly text: string }>({
    fields: ["title", "text"],
    tokenize: wordsOf,
    // Plain already.
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: titleBoost },
      combineWith: "AND",
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 1 : false),
    },
  });
  index.addAll(pages.map((page, id) => ({ ...page, id, text: page.passages.join("\n") })));
  return {
    find: (text) =>
      index.search(text).flatMap(({ id, terms }) => {
        const page = pages[Number(id)];
        if (page === undefined) return [];
        const sentence = sentenceWith(page.passages, terms);
        const detail = sentence === "" ? page.where : `${page.where}: ${sentence}`;
        return [{ key: page.href, href: page.href, title: page.title, detail }];
      }),
  };
}

const wordsOf = (text: string): string[] =>
  plainWords(text)
    .split(" ")
    .filter((word) => word !== "");

/** The sentence that has most of the words, cut to what one line or two can show. */
function sentenceWith(passages: readonly string[], words: readonly string[]): string {
  const all = passages.flatMap((passage) =>
    [...sentences.segment(passage)].map(({ segment }) => segment.trim()),
  );
  const hits = all.map((sentence) => {
    const own = new Set(wordsOf(sentence));
    return words.filter((word) => own.has(word)).length;
  });
  const best = hits.indexOf(Math.max(...hits, 0));
  return cut(all[Math.max(best, 0)] ?? "", words);
}

/** Around the first of the words, at the ends of others. */
function cut(sentence: string, words: readonly string[]): string {
  if (sentence.length <= mostLetters) return sentence;
  const all = sentence.split(" ");
  const at = Math.max(
    0,
    all.findIndex((each) => wordsOf(each).some((word) => words.includes(word))),
  );
  let [from, to] = [at, at + 1];
  let length = all[at]?.length ?? 0;
  while (length < mostLetters && (from > 0 || to < all.length)) {
    if (to < all.length) length += 1 + (all[to++]?.length ?? 0);
    if (length < mostLetters && from > 0) length += 1 + (all[--from]?.length ?? 0);
  }
  return `${from > 0 ? "… " : ""}${all.slice(from, to).join(" ")}${to < all.length ? " …" : ""}`;
}
