let last: string | undefined;

/** A failure of this page has been told of under this id. */
export function rememberFailure(id: string): void {
  last = id;
}

/** The newest of them: what somebody has to say next may well be about it. */
export const lastFailure = (): string | undefined => last;
