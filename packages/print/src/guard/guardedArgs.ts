/** Arguments of a browser that reaches nothing but through the proxy at this address. */
export const guardedArgs = (proxyAddress: string): readonly string[] => [
  `--proxy-server=${proxyAddress}`,
  // Else a browser goes to the loopback by itself, and there lives what else runs on this machine.
  "--proxy-bypass-list=<-loopback>",
  // It looks up no name, whoever asks: prefetching, WebRTC, its own services.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  // Of what goes over UDP nothing would pass the proxy.
  "--disable-quic",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
];
