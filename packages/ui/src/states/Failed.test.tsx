import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Failed } from "./Failed.tsx";
import { LogInOffer } from "./logInOffer.ts";

const offers = (status: number, logIn?: () => void) =>
  renderToStaticMarkup(
    <LogInOffer value={logIn}>
      <Failed error={Object.assign(new Error("No."), { status })} retry={() => undefined} />
    </LogInOffer>,
  ).match(/Retry|Log in/g);
const logIn = () => undefined;

it("ACC-11: a failure offers the log-in where the session has ended, and another try where that may help", () => {
  expect([offers(401, logIn), offers(503, logIn), offers(403, logIn)]).toEqual([["Log in"], ["Retry"], null]);
  expect(offers(401)).toBeNull();
});
