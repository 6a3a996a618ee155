import type { CallApi } from "./client.ts";

/** A page that is to be drawn before the browser has any of the shell. */
export interface PaintAsked {
  /** As the address bar has it, without search. */
  readonly path: string;
  /** What `/bff/session` says to whoever asks for the page. */
  readonly session: PaintSession;
  /** The API as they, in the client that `session` names. */
  readonly call: CallApi;
}

/** Of it what the server looks at; the shell knows the rest. */
export interface PaintSession {
  readonly signedIn: boolean;
  readonly client_name?: string | undefined;
}

/** What of a page stands in its document. */
export interface Painted {
  /** The client's colours, as the declarations of a style. */
  readonly theme: string;
  /** The page and the client, as the browser's tab names them: HTML. */
  readonly title: string;
  /** What belongs into the document's head: pictures that are seen first. */
  readonly head: string;
  /** The page, as the shell would draw it. */
  readonly page: string;
  /** JSON for the shell, which draws the same of it: nothing in it closes the element that it stands in. */
  readonly answers: string;
}

/** Undefined where the address only leads on. @throws whatever a call throws. */
export type Paint = (asked: PaintAsked) => Promise<Painted | undefined>;
