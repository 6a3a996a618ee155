import { DomainError } from "@stopbank/errors";

/** So many files are written for a person at a time: each takes its turns among others' requests. */
const mostAtOnce = 2;

export interface DownloadBudget {
  /**
   * @returns ends it, once or more than once.
   * @throws DomainError `summary/too-many-downloads`.
   */
  begin(person: string): () => void;
}

export function createDownloadBudget(): DownloadBudget {
  const underWay = new Map<string, number>();
  return {
    begin(person) {
      const before = underWay.get(person) ?? 0;
      if (before >= mostAtOnce)
        throw new DomainError(
          "too-many",
          "summary/too-many-downloads",
          "Two files of yours are being written already. Wait until one of them is done.",
          { retryAfterSeconds: 5 },
        );
      underWay.set(person, before + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const left = (underWay.get(person) ?? 1) - 1;
        if (left === 0) underWay.delete(person);
        else underWay.set(person, left);
      };
    },
  };
}
