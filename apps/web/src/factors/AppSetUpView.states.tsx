import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AppSetUpView } from "./AppSetUpView.tsx";

const one = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Stopbank:kiri@larkhaven.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Stopbank",
  code: "",
  problem: undefined,
  onCode: unheard,
};

export default statesOf(AppSetUpView, {
  loading: { ...one, secret: undefined, uri: undefined },
  one,
  refused: { ...one, code: "123456", problem: "This code is not right." },
});
