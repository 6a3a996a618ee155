export interface AtOnce {
  /**
   * Counts one more of a caller's as under way.
   *
   * @returns ends it, called once or more than once.
   * @throws what the maker of this says, where the caller has as many under way as one may.
   */
  begin(caller: string): () => void;
}

/** Lets every caller have so many under way at a time, whatever others have. @param refusal made for who asks for more. */
export function createAtOnce(most: number, refusal: () => Error): AtOnce {
  const underWay = new Map<string, number>();
  return {
    begin(caller) {
      const before = underWay.get(caller) ?? 0;
      if (before >= most) throw refusal();
      underWay.set(caller, before + 1);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const left = (underWay.get(caller) ?? 1) - 1;
        if (left === 0) underWay.delete(caller);
        else underWay.set(caller, left);
      };
    },
  };
}
