import type { Painted, PaintSession } from "@stopbank/contract/first-paint";
import type { Route } from "@stopbank/contract/route";

/** What of a call the thread that draws says, and whoever asks the API for it reads. */
export type CallAsked = Pick<Route, "method" | "path" | "wildcard" | "consumes" | "produces">;

/** To the thread that draws. */
export type ToThread =
  | { readonly kind: "draw"; readonly id: number; readonly path: string; readonly session: PaintSession }
  | { readonly kind: "answer"; readonly call: number; readonly answer: unknown }
  | { readonly kind: "refusal"; readonly call: number; readonly why: string }
  /** Asks whether it still listens. */
  | { readonly kind: "ping" };

/** From it. */
export type FromThread =
  /** Its code is there. */
  | { readonly kind: "ready" }
  | { readonly kind: "pong" }
  | { readonly kind: "drawn"; readonly id: number; readonly painted: Painted | undefined }
  | { readonly kind: "failed"; readonly id: number; readonly error: Error }
  | {
      readonly kind: "call";
      readonly call: number;
      /** The drawing that it is for. */
      readonly id: number;
      readonly route: CallAsked;
      readonly request: object;
    };
