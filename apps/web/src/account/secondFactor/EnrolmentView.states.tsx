import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { EnrolmentView } from "./EnrolmentView.tsx";

const app = {
  email: "kiri@larkhaven.example",
  kind: "totp" as const,
  canUsePasskeys: true,
  demandedBy: ["Larkhaven District Council"],
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Stopbank:kiri@larkhaven.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Stopbank",
  typed: "",
  problem: undefined,
  isWorking: false,
  onType: unheard,
  onKind: unheard,
  onSubmit: unheard,
  onOver: unheard,
};

export default statesOf(EnrolmentView, {
  loading: { ...app, demandedBy: [], secret: undefined, uri: undefined },
  app,
  refused: { ...app, typed: "123456", problem: "This code is not right." },
  working: { ...app, typed: "123456", isWorking: true },
  passkey: { ...app, kind: "passkey", typed: "Work laptop" },
  withoutPasskeys: { ...app, canUsePasskeys: false },
});
