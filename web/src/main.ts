import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya/400-italic.css";
import "@fontsource/alegreya/400.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/forum/400.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
// A page that cannot have one is as good without: over plain http, or where the visitor does not want it.
void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
