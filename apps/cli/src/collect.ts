/** For an option of the command line that may be given several times. */
export const collect = (value: string, before: string[]): string[] => [...before, value];
