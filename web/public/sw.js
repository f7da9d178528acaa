/*
 * Lets the hall be installed as an app, and says so where there is no network. Nothing of the hall itself is kept: every
 * page and every script comes from the server, so that no browser ever speaks the protocol of an earlier version.
 */
const KEPT = "longhall-offline-1";
const PAGE = "/offline";
const NEEDED = [PAGE, "/offline.css", "/assets/longhall.svg"];

self.addEventListener("install", (event) => {
  const fresh = NEEDED.map((address) => new Request(address, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (pathname.startsWith("/api/")) return;
  const kept = event.request.mode === "navigate" ? PAGE : NEEDED.includes(pathname) ? pathname : null;
  if (kept !== null) event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});
