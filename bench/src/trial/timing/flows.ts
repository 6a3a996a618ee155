import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";

/** An address that is asked about, and what the flows before have answered about it. */
export interface Address {
  readonly email: string;
  /** Where it is asked from: an own network for each, so that nobody is held back. */
  readonly network: string;
  /** The id that a sign-up has answered. */
  signUpId?: string;
  /** A client with open invitations, or one without. */
  readonly client: string;
}

export interface Flow {
  readonly name: string;
  readonly route: Route;
  readonly headers?: (address: Address) => Record<string, string>;
  readonly body?: (address: Address) => object;
  /** What the answer has that a later flow needs. */
  readonly learn?: (address: Address, body: string) => void;
}

const password = "Not-the-password-1";
const code = "000000";

/** What somebody who only knows an address may ask, in an order in which each has what it needs from those before. */
export const flows: readonly Flow[] = [
  {
    name: "log in, wrong password",
    route: routes.login,
    headers: ({ email }) => ({
      authorization: `Basic ${Buffer.from(`${email}:${password}`).toString("base64")}`,
    }),
  },
  { name: "forgot password", route: routes.forgotPassword, body: ({ email }) => ({ email }) },
  {
    name: "confirm forgot password",
    route: routes.confirmForgotPassword,
    body: ({ email }) => ({ email, confirmation_code: code, password }),
  },
  {
    name: "sign up",
    route: routes.signUp,
    body: ({ email }) => ({ email, password }),
    learn: (address, body) => {
      address.signUpId = (JSON.parse(body) as { user_uuid: string }).user_uuid;
    },
  },
  {
    name: "confirm sign-up",
    route: routes.confirmSignUp,
    body: ({ email, signUpId }) => ({ email, user_uuid: signUpId, confirmation_code: code }),
  },
  { name: "sign up again (resend)", route: routes.signUp, body: ({ email }) => ({ email, password }) },
  {
    name: "resend, as a stranger",
    route: routes.resendInvite,
    body: ({ email }) => ({ email }),
  },
  {
    name: "accept, as a stranger",
    route: routes.acceptInvitation,
    body: ({ client }) => ({ client_name: client, invitation: "x".repeat(43) }),
  },
  {
    name: "read an invitation",
    route: routes.readInvitation,
    body: ({ client }) => ({ client_name: client, invitation: "x".repeat(43) }),
  },
];
