/** By which a page may try to reach another server. */
export interface WayOut {
  readonly name: string;
  /** Of a page whose `host` is where to go. */
  readonly body?: (host: string) => string;
  readonly script?: (host: string) => string;
}

const stays = "await new Promise((go) => setTimeout(go, 250));";

/** All that a page has to reach a server by, each in a page of its own. */
export const waysOut: readonly WayOut[] = [
  { name: "img", body: (host) => `<img src="http://${host}/a">` },
  { name: "css", body: (host) => `<link rel="stylesheet" href="http://${host}/a">` },
  { name: "picture in css", body: (host) => `<style>body{background:url(http://${host}/a)}</style>` },
  {
    name: "font",
    body: (host) =>
      `<style>@font-face{font-family:F;src:url(http://${host}/a)}p{font-family:F}</style><p>x</p>`,
  },
  { name: "script", body: (host) => `<script src="http://${host}/a"></script>` },
  { name: "iframe", body: (host) => `<iframe src="http://${host}/a"></iframe>` },
  {
    name: "iframe of data:",
    body: (host) => `<iframe src="data:text/html,<img src=http://${host}/a>"></iframe>`,
  },
  { name: "iframe of srcdoc", body: (host) => `<iframe srcdoc="<img src=http://${host}/a>"></iframe>` },
  { name: "object", body: (host) => `<object data="http://${host}/a"></object>` },
  { name: "embed", body: (host) => `<embed src="http://${host}/a" type="text/html">` },
  { name: "video", body: (host) => `<video src="http://${host}/a" preload="auto"></video>` },
  { name: "audio", body: (host) => `<audio src="http://${host}/a" preload="auto"></audio>` },
  { name: "svg use", body: (host) => `<svg><image href="http://${host}/a" width="9" height="9"/></svg>` },
  { name: "link prefetch", body: (host) => `<link rel="prefetch" href="http://${host}/a">` },
  { name: "link preload", body: (host) => `<link rel="preload" as="fetch" href="http://${host}/a">` },
  { name: "link preconnect", body: (host) => `<link rel="preconnect" href="http://${host}">` },
  { name: "link modulepreload", body: (host) => `<link rel="modulepreload" href="http://${host}/a">` },
  { name: "manifest", body: (host) => `<link rel="manifest" href="http://${host}/a">` },
  {
    name: "speculation rules",
    body: (host) =>
      `<script type="speculationrules">{"prefetch":[{"urls":["http://${host}/a"],"eagerness":"immediate"}],"prerender":[{"urls":["http://${host}/b"],"eagerness":"immediate"}]}</script>`,
  },
  { name: "meta refresh", body: (host) => `<meta http-equiv="refresh" content="0;url=http://${host}/a">` },
  { name: "location", script: (host) => `location.href = "http://${host}/a"; ${stays}` },
  {
    name: "form",
    body: (host) => `<form method="post" action="http://${host}/a"></form>`,
    script: () => `document.forms[0].submit(); ${stays}`,
  },
  { name: "window.open", script: (host) => `window.open("http://${host}/a"); ${stays}` },
  {
    name: "link that is clicked",
    script: (host) =>
      `Object.assign(document.createElement("a"), { href: "http://${host}/a", target: "_blank" }).click(); ${stays}`,
  },
  {
    name: "link with ping",
    script: (host) =>
      `Object.assign(document.createElement("a"), { href: "#a", ping: "http://${host}/a" }).click(); ${stays}`,
  },
  {
    name: "download",
    script: (host) =>
      `Object.assign(document.createElement("a"), { href: "http://${host}/a", download: "a" }).click(); ${stays}`,
  },
  { name: "fetch", script: (host) => `await fetch("http://${host}/a").catch(() => 0);` },
  {
    name: "fetch without cors",
    script: (host) =>
      `await fetch("http://${host}/a", { mode: "no-cors", method: "POST", body: "x" }).catch(() => 0);`,
  },
  { name: "fetch by https", script: (host) => `await fetch("https://${host}/a").catch(() => 0);` },
  {
    name: "XHR",
    script: (host) =>
      `await new Promise((go) => { const x = new XMLHttpRequest(); x.onloadend = go; x.open("GET", "http://${host}/a"); x.send(); });`,
  },
  { name: "sendBeacon", script: (host) => `navigator.sendBeacon("http://${host}/a", "x"); ${stays}` },
  {
    name: "WebSocket",
    script: (host) =>
      `await new Promise((go) => { new WebSocket("ws://${host}/a").onerror = go; setTimeout(go, 500); });`,
  },
  {
    name: "WebSocket by tls",
    script: (host) =>
      `await new Promise((go) => { new WebSocket("wss://${host}/a").onerror = go; setTimeout(go, 500); });`,
  },
  { name: "EventSource", script: (host) => `new EventSource("http://${host}/a"); ${stays}` },
  { name: "import()", script: (host) => `await import("http://${host}/a").catch(() => 0);` },
  {
    name: "fetch in a worker",
    script: (host) =>
      `await new Promise((go) => { new Worker(URL.createObjectURL(new Blob(["fetch('http://${host}/a').finally(() => postMessage(1)).catch(() => 0)"]))).onmessage = go; setTimeout(go, 1000); });`,
  },
  {
    name: "WebSocket in a worker",
    script: (host) =>
      `await new Promise((go) => { new Worker(URL.createObjectURL(new Blob(["new WebSocket('ws://${host}/a').onerror = () => postMessage(1)"]))).onmessage = go; setTimeout(go, 500); });`,
  },
  {
    name: "shared worker",
    script: (host) =>
      `new SharedWorker(URL.createObjectURL(new Blob(["fetch('http://${host}/a').catch(() => 0)"]))); ${stays}`,
  },
  {
    name: "WebRTC",
    script: (host) => `
      const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:${host}" }, { urls: "turn:${host}?transport=tcp", username: "a", credential: "b" }] });
      peer.createDataChannel("a");
      await peer.setLocalDescription(await peer.createOffer());
      await new Promise((go) => setTimeout(go, 1500));`,
  },
  {
    name: "WebTransport",
    script: (host) =>
      `try { const t = new WebTransport("https://${host}/a"); t.closed.catch(() => 0); await Promise.race([t.ready.catch(() => 0), new Promise((go) => setTimeout(go, 1000))]); } catch {}`,
  },
  { name: "redirect of a picture by the origin", body: (host) => `<img src="/away?${host}">` },
  {
    name: "redirect of fetch by the origin",
    script: (host) => `await fetch("/away?${host}").catch(() => 0);`,
  },
  { name: "redirect of a frame by the origin", body: (host) => `<iframe src="/away?${host}"></iframe>` },
  {
    name: "redirect of the page by the origin",
    script: (host) => `location.href = "/away?${host}"; ${stays}`,
  },
];
