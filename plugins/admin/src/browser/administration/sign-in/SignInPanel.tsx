import "./signIn.css";
import { SignInView } from "./SignInView.tsx";
import { useCouncilSignIn } from "./useCouncilSignIn.ts";

/** The own sign-in of the client in use. */
const SignInPanel = () => <SignInView {...useCouncilSignIn()} />;
export default SignInPanel;
