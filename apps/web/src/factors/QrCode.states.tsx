import { statesOf } from "@stopbank/ui/testing/states-of";
import { QrCode } from "./QrCode.tsx";

export default statesOf(QrCode, {
  one: { label: "QR code for your app", text: "otpauth://totp/Stopbank:kiri@a.example?secret=ABC" },
});
