import type { ComponentType, ReactNode } from "react";
import { useSyncExternalStore } from "react";
import type { TextTableProps } from "./TextTable.tsx";

/** A picture that a text shows, by where its largest size lies. */
export interface ShownPicture {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

export interface WrittenPicture {
  /** Undefined for a reference that is not defined. */
  readonly url: string | undefined;
  readonly alt: string;
  readonly mediaPrefix: string | undefined;
  /** Then it cannot be pressed itself. */
  readonly isInLink: boolean;
  /** Those of the text so far; it adds itself. */
  readonly pictures: ShownPicture[];
}

/** What few texts have: pictures, tables that can be enlarged, code in colours, callouts. Code of its own, loaded with the first of them. */
export interface RichParts {
  /** Around a text that has pictures. */
  readonly Frame: ComponentType<{
    readonly pictures: readonly ShownPicture[];
    readonly children: ReactNode;
  }>;
  picture(key: number, picture: WrittenPicture): ReactNode;
  table(key: number, table: TextTableProps): ReactNode;
  code(key: number, text: string, language: string): ReactNode;
  /** Undefined where it is an ordinary quote. */
  callout(key: number, mark: string, content: () => ReactNode): ReactNode;
}

let parts: RichParts | undefined;
const heard = new Set<() => void>();

/** Called by the code of the parts themselves, once it is there. */
export function provideRichParts(loaded: RichParts): void {
  parts = loaded;
  for (const hear of heard) hear();
}

/** A server draws without them, whatever else it has drawn before: the browser that goes on with it has none of them yet. */
export const useRichParts = (): RichParts | undefined =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );

const subscribe = (hear: () => void) => {
  heard.add(hear);
  return () => heard.delete(hear);
};
