import { statesOf } from "@stopbank/ui/testing/states-of";
import { KeptEmail } from "./KeptEmail.tsx";

export default statesOf(KeptEmail, { one: { email: "kiri@larkhaven.example" } });
