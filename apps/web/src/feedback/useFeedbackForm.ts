import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { shell } from "../session/state.ts";
import { changeDraft, type FeedbackDraft, feedbackDraft } from "./feedbackDraft.ts";
import { feedbackProblems, pictureProblem, unsendable } from "./feedbackProblems.ts";
import { feedbackScreen } from "./feedbackScreen.ts";

/** What is in the fields and what is wrong with them, and what changes them. */
export function useFeedbackForm() {
  const { draft } = useSnapshot(feedbackDraft) as { readonly draft: FeedbackDraft };
  const [left, setLeft] = useState<ReadonlySet<keyof FeedbackDraft>>(new Set());
  const [badPicture, setBadPicture] = useState<string>();
  const change = (given: Partial<FeedbackDraft>) => changeDraft(given, shell.session.userUuid);
  const choosePicture = (file: File | undefined) => {
    const problem = file && pictureProblem(file);
    setBadPicture(problem);
    // One that is refused leaves the one before.
    if (problem === undefined) change({ picture: file });
  };
  const takeMapPicture = async () => {
    try {
      const picture = await feedbackScreen.shown?.picture();
      if (picture !== undefined) choosePicture(new File([picture], "map.jpg", { type: picture.type }));
    } catch (error) {
      console.warn("The map could not be pictured.", error);
      setBadPicture("The map could not be pictured.");
    }
  };
  return {
    draft,
    /** Whatever was left empty may be so again. */
    forget: () => {
      setLeft(new Set());
      setBadPicture(undefined);
    },
    fields: {
      draft,
      pictureUrl: useUrlOf(draft.picture),
      problems: { ...feedbackProblems(draft, left), picture: badPicture },
      blockedBy: unsendable(draft),
      onChange: change,
      onLeave: (field: keyof FeedbackDraft) => setLeft((before) => new Set([...before, field])),
      onPicture: choosePicture,
      onMapPicture: () => void takeMapPicture(),
    },
  };
}

/** Where a picture can be looked at, for as long as it is chosen. */
function useUrlOf(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
