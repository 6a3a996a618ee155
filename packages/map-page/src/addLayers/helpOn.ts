/** Opens what the client's help says of a layer; undefined where it says nothing. */
export const helpOn = (
  { helpFileName }: { readonly helpFileName?: string | undefined },
  onHelp: (file: string) => void,
): (() => void) | undefined => (helpFileName === undefined ? undefined : () => onHelp(helpFileName));
