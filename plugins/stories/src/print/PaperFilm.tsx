import { mediaAddress } from "@stopbank/contract/media-name";
import type { StorySection } from "@stopbank/contract/story";
import { usePending } from "@stopbank/plugin-api/print";
import type { JSX } from "react";
import useSWR from "swr";
import { captionText } from "../domain/captionText.ts";
import { paperAddress } from "../domain/wayOn.ts";
import { PaperFilmView } from "./PaperFilmView.tsx";
import { useFilmStill } from "./useFilmStill.ts";

export interface PaperFilmProps {
  readonly section: StorySection;
  readonly mediaPrefix: string;
  /** An address of the app's. */
  readonly site: string;
  readonly text: (written: string) => JSX.Element;
}

/** The film of a section, where it has one; its words are its transcript, or what its captions say. */
export function PaperFilm({ section, mediaPrefix, site, text }: PaperFilmProps) {
  const { videoUrl, captionsUrl, transcript, header } = section;
  const film = videoUrl === undefined ? undefined : mediaAddress(mediaPrefix, videoUrl);
  const still = useFilmStill(film);
  const said = useCaptions(
    transcript === undefined && film !== undefined && captionsUrl !== undefined
      ? mediaAddress(mediaPrefix, captionsUrl)
      : undefined,
  );
  if (film === undefined) return null;
  const words = transcript === undefined ? said : text(transcript);
  return <PaperFilmView address={paperAddress(film, site)} name={header} still={still} words={words} />;
}

/** What captions say; undefined where there are none to be had. A film on paper is less without them, and no reason to print nothing. */
function useCaptions(address: string | undefined): string | undefined {
  const { data, error } = useSWR<string, Error>(
    address === undefined ? undefined : ["captions", address],
    readCaptions,
  );
  usePending(address !== undefined && data === undefined && error === undefined, "the words of its films");
  return data === "" ? undefined : data;
}

async function readCaptions([, address]: readonly [string, string]): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? captionText(await answer.text()) : "";
}
