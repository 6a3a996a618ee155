import { Button } from "@blueprintjs/core";
import { CrossIcon, ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from "@blueprintjs/icons";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type ShownToast, type Toaster, type ToastIntent, toastTimeoutMs, waits } from "./toaster.ts";

const icons: Record<ToastIntent, typeof InfoSignIcon> = {
  info: InfoSignIcon,
  success: TickCircleIcon,
  warning: WarningSignIcon,
  error: ErrorIcon,
};

/** The toasts on show. Put once, near the root; the two regions stay, so that screen readers watch them. */
export function Toasts({ toaster }: { toaster: Toaster }) {
  const { shown } = useSyncExternalStore(toaster.subscribe, toaster.get, toaster.get);
  const errors = shown.filter(({ intent }) => intent === "error");
  const passingToasts = shown.filter(({ intent }) => intent !== "error");
  return (
    <div className="sb-toasts">
      <div role="alert">{errors.map((toast) => card(toast, toaster))}</div>
      <div role="status">{passingToasts.map((toast) => card(toast, toaster))}</div>
    </div>
  );
}

const card = (toast: ShownToast, toaster: Toaster) => (
  <ToastCard key={toast.id} toast={toast} onDismiss={() => toaster.dismiss(toast.id)} />
);

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  const goesByItself = !waits(toast) && !isHeld;
  const shownForMs = toastTimeoutMs(toast);
  useEffect(() => {
    if (!goesByItself) return;
    // Time starts anew when the pointer or focus leaves: whoever was reading gets it all again.
    const timer = setTimeout(() => dismiss.current(), shownForMs);
    return () => clearTimeout(timer);
  }, [goesByItself, shownForMs]);
  const Icon = icons[toast.intent];
  return (
    <article
      className={`sb-toast sb-toast-${toast.intent}`}
      onBlur={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <span className="sb-toast-message">{toast.message}</span>
      {toast.action !== undefined && (
        <Button
          onClick={() => {
            toast.action?.run();
            onDismiss();
          }}
          size="small"
          text={toast.action.label}
          variant="minimal"
        />
      )}
      <Button aria-label="Dismiss" icon={<CrossIcon />} onClick={onDismiss} size="small" variant="minimal" />
    </article>
  );
}
