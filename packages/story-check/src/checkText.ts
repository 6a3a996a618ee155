import { addressPattern } from "@stopbank/contract/address";
import { isPage, isServedPage, isShellPage } from "@stopbank/contract/is-page";
import { figureNamesIn, readFigureName } from "@stopbank/contract/live-figures";
import { type MediaEnding, mediaFolder, readMediaName } from "@stopbank/contract/media-name";
import { hasName, isWebAddress } from "@stopbank/contract/web-address";
import { findInText } from "@stopbank/text-check/find-in-text";
import { type CheckGround, error, type ProblemPlace, type StoryProblem, warning } from "./storyProblems.ts";

type Place = Omit<ProblemPlace, "field">;

const noAddress = (url: string, field: string, place: Place) =>
  error(`'${url}' is no address: begin it with / or https://.`, field, place);

const isAddress = new RegExp(addressPattern);

/** A link of a text that leads nowhere: its readers are given its words alone. */
function checkLink(url: string, ground: CheckGround, field: string, place: Place): StoryProblem[] {
  return /^mailto:/i.test(url) || isServedPage(url) ? [] : checkWay(url, ground, field, place);
}

/** A button that leads nowhere, which its readers are not shown, or that no story may have. */
export function checkButton(url: string, ground: CheckGround, field: string, place: Place): StoryProblem[] {
  if (/^mailto:/i.test(url))
    return [error(`A button leads to no mailbox: write '${url}' as a link into the text.`, field, place)];
  const found = checkWay(url, ground, field, place);
  return found.length > 0 || isAddress.test(url) ? found : [noAddress(url, field, place)];
}

/** Where neither a page of the app nor the web is. */
function checkWay(url: string, ground: CheckGround, field: string, place: Place): StoryProblem[] {
  if (isPage(url)) {
    const [path = ""] = url.split(/[?#]/, 1);
    return isShellPage(url) && ground.hasPage(path)
      ? []
      : [error(`The link to ${path} leads to no page.`, field, place)];
  }
  if (hasName(url))
    return [error(`'${url}' has a name before its host: leave out all up to the @.`, field, place)];
  return isWebAddress(url) && URL.canParse(url) ? [] : [noAddress(url, field, place)];
}

/** What a field takes, and what it is called. */
export const taken = {
  picture: { endings: ["webp", "svg"], words: "a picture" },
  film: { endings: ["webm"], words: "a film" },
  captions: { endings: ["vtt"], words: "captions" },
} as const satisfies Readonly<
  Record<string, { readonly endings: readonly MediaEnding[]; readonly words: string }>
>;

/** A picture or film that the client does not have, or that is another kind of thing. */
export function checkMedium(
  url: string,
  { endings, words }: (typeof taken)[keyof typeof taken],
  { hasMedium }: CheckGround,
  field: string,
  place: Place,
): StoryProblem[] {
  if (/^(https?:\/\/|\/|#)/i.test(url)) return [];
  const name = url.startsWith(mediaFolder) ? url.slice(mediaFolder.length) : url;
  const ending = readMediaName(name)?.ending;
  if (ending === undefined) return [error(`${url} is none of your media: choose one.`, field, place)];
  if (!endings.some((one) => one === ending))
    return [error(`${url} is not ${words}: choose another.`, field, place)];
  if (hasMedium(name)) return [];
  return [error(`${url} is no longer among your media: choose another.`, field, place)];
}

/** What is amiss with a passage: figures, links and pictures in it. */
export function checkText(text: string, ground: CheckGround, field: string, place: Place): StoryProblem[] {
  const { links, images } = findInText(text);
  return [
    ...figureNamesIn(text).flatMap((name) => checkFigure(name, ground, field, place)),
    ...links.flatMap((url) => checkLink(url, ground, field, place)),
    ...images.flatMap(({ url, alt }) => [
      ...(alt.trim() === ""
        ? [error(`The picture ${url} in the text has no alternative text.`, field, place)]
        : []),
      ...checkMedium(url, taken.picture, ground, field, place),
    ]),
    ...(/\{\{(?![^{}]{1,300}\}\})/.test(text)
      ? [warning("A figure's {{ is not closed by }}.", field, place)]
      : []),
  ];
}

function checkFigure(name: string, ground: CheckGround, field: string, place: Place): StoryProblem[] {
  const figure = readFigureName(name);
  if (figure === undefined) return [error(`{{${name}}} names no figure.`, field, place)];
  if (!ground.hasElement(figure.elementType))
    return [error(`{{${name}}}: the data has no elements '${figure.elementType}'.`, field, place)];
  if (ground.hazardOf(figure.scenario) === undefined)
    return [error(`{{${name}}}: the data has no scenario '${figure.scenario}'.`, field, place)];
  return [];
}
