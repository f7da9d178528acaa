// Unit tests run without a browser: what the page asks it for when its modules are loaded.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
