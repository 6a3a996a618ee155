/** What a trial found, one line each, and whether all of it held. */
export interface Checks {
  check(what: string, held: boolean, found?: unknown): void;
  readonly held: boolean;
}

export function createChecks(): Checks {
  let all = true;
  return {
    check(what, held, found) {
      all &&= held;
      console.log(
        `${held ? "  held" : "FAILED"}  ${what}${held || found === undefined ? "" : `: ${String(found)}`}`,
      );
    },
    get held() {
      return all;
    },
  };
}
